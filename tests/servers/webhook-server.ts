import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Takes in what a webhook sends, until the test ends; `headlines` are the first lines of the texts, without their stars. */
export const startWebhookServer = async () => {
  const headlines: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    headlines.push(JSON.parse(text).text.split("\n")[0].replaceAll("*", ""));
    response.writeHead(200).end("ok");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/secret`, headlines };
};
