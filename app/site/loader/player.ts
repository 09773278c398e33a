/** Puts the player in place of the picture that leads to the video. */
export const play = (link: HTMLAnchorElement) => {
  const player = document.createElement("iframe");
  player.src = link.dataset.player ?? "";
  player.title = link.dataset.title ?? "";
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  link.replaceWith(player);
  player.focus();
};
