/** Whoever prefers another language in which this page is gets one line under the header that leads there. */
export const offerLanguage = () => {
  const [preferred] = navigator.language.split("-");
  const link = document.querySelector<HTMLAnchorElement>(`a[data-offer][hreflang="${preferred}"]`);
  if (!link) return;
  const line = link.cloneNode() as HTMLAnchorElement;
  line.className = "offer";
  line.textContent = link.dataset.offer ?? "";
  document.querySelector(".header")?.append(line);
};
