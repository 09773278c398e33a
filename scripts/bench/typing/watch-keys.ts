declare global {
  interface Window {
    /** Milliseconds from each key event to the end of the frame that shows what it did. */
    keyCosts: number[];
    /** Milliseconds from the next key event until the contents of the preview change. */
    untilPreviewChanges: () => Promise<number>;
  }
}

/** Runs in the page, before its own scripts. */
export const watchKeys = () => {
  window.keyCosts = [];
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  addEventListener(
    "keydown",
    ({ timeStamp }) => afterPaint(() => window.keyCosts.push(performance.now() - timeStamp)),
    { capture: true },
  );
  window.untilPreviewChanges = () =>
    new Promise((resolve) => {
      const main = document.querySelector<HTMLIFrameElement>(".frame iframe")?.contentDocument?.getElementById("main");
      if (!main) throw new Error("there is no preview");
      let pressed = 0;
      const note = ({ timeStamp }: Event) => {
        pressed = timeStamp;
      };
      addEventListener("keydown", note, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        afterPaint(() => resolve(performance.now() - pressed));
      });
      observer.observe(main, { childList: true, subtree: true, characterData: true });
    });
};
