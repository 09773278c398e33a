{
  const { dataset } = document.documentElement;
  const returns = performance.getEntriesByType("navigation")[0]?.type !== "navigate";
  if (returns || location.hash) dataset.eager = "";
  if (returns || document.referrer.startsWith(`${location.origin}/`)) dataset.fonts = "";

  const start = () => {
    if (window.faces) return;
    const faces = ['700 1em "Bricolage Grotesque"', '400 1em "Instrument Sans"'];
    window.faces = Promise.all(faces.map((face) => document.fonts.load(face)));
    void import("LOADER_URL");
  };

  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const afterFrames = (count) =>
    count > 0 ? requestAnimationFrame(() => afterFrames(count - 1)) : whenIdle(() => start());
  if (!document.currentScript.dataset.still) {
    addEventListener("load", () => afterFrames(3));
    setTimeout(start, 4000);
    // What is pressed before the loader is there waits for it: a button of an island, or the one that prints.
    addEventListener("click", ({ target }) => {
      const pressed = target.closest?.("[data-island] button, [data-print]");
      if (!pressed) return;
      window.pressed = pressed;
      start();
    });
  }
}
