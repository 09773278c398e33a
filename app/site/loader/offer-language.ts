import { addStyle } from "./add-style.ts";
import css from "./offer-language.css?inline";

/** One line under the header that leads to this page in the language of `link`. */
export const offerLanguage = (link: HTMLAnchorElement) => {
  addStyle(css);
  const line = link.cloneNode() as HTMLAnchorElement;
  line.className = "offer";
  line.textContent = link.dataset.offer ?? "";
  document.querySelector(".header")?.append(line);
};
