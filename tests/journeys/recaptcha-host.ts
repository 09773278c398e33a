import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// What Google's script does, as far as the form can tell: draws a box that gives a token when pressed.
const SCRIPT = `
  window.grecaptcha = {
    render: (place, options) => {
      window.rendered = { ...options };
      const box = document.createElement("button");
      box.type = "button";
      box.textContent = "I'm not a robot";
      let number = 0;
      box.onclick = () => options.callback("good-" + ++number);
      place.append(box);
      return 0;
    },
    reset: () => { window.resets = (window.resets ?? 0) + 1; },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

/** A stand-in for reCAPTCHA's two addresses: the script and the verification. */
export const startRecaptchaHost = async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url?.startsWith("/api.js")) response.setHeader("content-type", "text/javascript").end(SCRIPT);
    else response.setHeader("content-type", "application/json").end('{"success":true,"hostname":"localhost"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, close: () => server.close() };
};
