import { expect, test } from "vitest";
import { agentName } from "./sessions.tsx";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/121.0.0.0`, "Opera on Linux"],
  [`Mozilla/5.0 (Linux; Android 16) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 15000) ${CHROME} Safari/537.36`, "Chrome on Chromebook"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.6; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Mac"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1",
    "Safari on iPhone",
  ],
  ["Links (2.29; Linux)", "Linux"],
  ["", "Unknown browser"],
])("a browser that calls itself %s is told as %s", (agent, name) => {
  expect(agentName(agent)).toBe(name);
});
