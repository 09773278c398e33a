/** A block with a button that leads to `buttonLink`. */
export const callTo = (buttonLink: string) => ({
  type: "call-to-action",
  id: "x",
  hidden: false,
  heading: "H",
  text: "",
  buttonText: "Go",
  buttonLink,
  showPhone: true,
});
