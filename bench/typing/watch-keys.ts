declare global {
  interface Window {
    /** Milliseconds from each key event to the end of the frame that shows what it did. */
    keyCosts: number[];
    /** Begins to wait for the next key event. */
    awaitPreview: () => void;
    /** Milliseconds from that key event until the contents of the preview have changed. */
    previewCost: Promise<number>;
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
  window.awaitPreview = () => {
    const main = document.querySelector<HTMLIFrameElement>(".frame iframe")?.contentDocument?.getElementById("main");
    if (!main) throw new Error("there is no preview");
    window.previewCost = new Promise((resolve) => {
      const watch = ({ timeStamp }: Event) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          afterPaint(() => resolve(performance.now() - timeStamp));
        });
        observer.observe(main, { childList: true, subtree: true, characterData: true });
      };
      addEventListener("keydown", watch, { capture: true, once: true });
    });
  };
};
