import { isPlainClick } from "./anchors.ts";

/** The player of a video is fetched only for who asks for it; without a script its picture leads to the video. */
export const playVideos = () => {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("a[data-player]");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.src = link.dataset.player ?? "";
    player.title = link.dataset.title ?? "";
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    link.replaceWith(player);
    player.focus();
  });
};
