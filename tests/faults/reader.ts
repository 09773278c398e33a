import { connect } from "node:net";

// Reads one page again and again over so many kept connections for so many seconds, as fast as it is answered or so often
// a second, and prints the counts as JSON: node reader.ts <url> <connections> <seconds> [<times a second>]. Plain sockets:
// a client that costs little.
const [url = "", connections = "32", seconds = "1", perSecond = ""] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(url);
const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br\r\n\r\n`;
const count = { answered: 0, wrong: 0, slowestMs: 0 };
const end = performance.now() + Number(seconds) * 1000;
/** Milliseconds from one question of a connection to its next. */
const pace = perSecond ? (Number(connections) / Number(perSecond)) * 1000 : 0;

const read = (_: unknown, connection: number) =>
  new Promise<void>((resolve) => {
    let due = performance.now() + (pace * connection) / Number(connections);
    const socket = connect(Number(port), hostname);
    let left = -1;
    let asked = 0;
    const ask = () => {
      if (performance.now() > end) return socket.destroy();
      asked = performance.now();
      socket.write(request);
    };
    const askWhenDue = () => {
      const wait = due - performance.now();
      due = Math.max(due, performance.now() - pace) + pace; // what was missed is not made up for
      if (wait > 0) setTimeout(ask, wait);
      else ask();
    };
    socket.on("connect", askWhenDue).on("error", () => {
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
      askWhenDue();
    });
  });

await Promise.all(Array.from({ length: Number(connections) }, read));
process.stdout.write(JSON.stringify(count));
