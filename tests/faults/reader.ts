import { connect } from "node:net";

// Reads one page again and again over so many kept connections, as fast as it is answered, for so many seconds, and
// prints the counts as JSON: node reader.ts <url> <connections> <seconds>. Plain sockets: a client that costs little.
const [url = "", connections = "32", seconds = "1"] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br\r\n\r\n`;
const count = { answered: 0, wrong: 0, slowestMs: 0 };
const end = performance.now() + Number(seconds) * 1000;

const read = () =>
  new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname);
    let left = -1;
    let asked = 0;
    const ask = () => {
      if (performance.now() > end) return socket.destroy();
      asked = performance.now();
      socket.write(request);
    };
    socket.on("connect", ask).on("error", () => {
      count.wrong += 1;
    });
    socket.on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      if (left < 0) {
        const head = chunk.toString("latin1", 0, Math.min(chunk.length, 4096));
        const body = head.indexOf("\r\n\r\n") + 4;
        left = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (chunk.length - body);
        if (!head.startsWith("HTTP/1.1 200") || Number.isNaN(left)) {
          count.wrong += 1;
          return void socket.destroy();
        }
      } else left -= chunk.length;
      if (left > 0) return;
      left = -1;
      count.answered += 1;
      count.slowestMs = Math.max(count.slowestMs, Math.round(performance.now() - asked));
      ask();
    });
  });

await Promise.all(Array.from({ length: Number(connections) }, read));
process.stdout.write(JSON.stringify(count));
