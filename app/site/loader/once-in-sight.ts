/** Calls `then` once, as soon as a part of the element is on the screen. */
export const onceInSight = (element: Element, then: () => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
};
