import { onTestFinished, vi } from "vitest";

type Answer = { status: number; body?: unknown };
/** `told` says how much of it has arrived, from 0 to 1. */
type Take = (path: string, told: (part: number) => void) => Answer | Promise<Answer>;

/** Takes the files that a mounted part sends, as slowly as a test wants; a status of 0 is a line that broke. Gives what was sent where. */
export const takingFiles = (take: Take) => {
  const sent: { path: string; file: string }[] = [];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response: unknown = null;
    responseType = "";
    #path = "";
    open(_method: string, path: string) {
      this.#path = path;
    }
    setRequestHeader() {}
    async send(file: File) {
      sent.push({ path: this.#path, file: file.name });
      const told = (part: number) =>
        this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: part * 100, total: 100 }));
      const { status, body = null } = await take(this.#path, told);
      this.status = status;
      this.response = body;
      this.dispatchEvent(new Event(status === 0 ? "error" : "load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
};
