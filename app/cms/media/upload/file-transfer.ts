/** What became of a file on its way: the answer, or what to tell whoever sent it. `again`: worth another try as it is. */
export type Sent<T> = { ok: true; answer: T } | { ok: false; message: string; again: boolean };

/** Sends a file as the body of a POST; `onProgress` gets how much is on the server, from 0 to 1. Never rejects. */
export const sendFile = <T>(url: string, file: File, onProgress: (part: number) => void): Promise<Sent<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, again: boolean) => resolve({ ok: false, message, again });
    request.open("POST", url);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { status, response } = request;
      if (status >= 200 && status < 300 && response) resolve({ ok: true, answer: response });
      else fail(messageFor(status, response?.error), status === 401 || status >= 500);
    });
    request.addEventListener("error", () => fail("The connection broke off. Try again", true));
    request.addEventListener("abort", () => fail("Stopped", true));
    request.send(file);
  });

const messageFor = (status: number, said: unknown): string => {
  if (status === 401) return "Your session has ended. Sign in again in another tab, then try again";
  if (typeof said === "string") return said;
  return status === 403 ? "Your role can't add pictures" : "The server could not take this file. Try again";
};
