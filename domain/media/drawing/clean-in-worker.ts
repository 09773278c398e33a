import { parentPort, workerData } from "node:worker_threads";
import { PictureFault } from "../picture.ts";
import type { Answer, Task } from "./clean-apart.server.ts";
import { cleanSvg } from "./clean-svg.ts";

const run = ({ source, pictures }: Task): Answer => {
  const addresses: string[] = [];
  const embed = (address: string) => {
    addresses.push(address);
    return pictures.get(address) ?? "";
  };
  try {
    return { clean: cleanSvg(source, embed), addresses };
  } catch (error) {
    if (error instanceof PictureFault) return { fault: error.message };
    throw error;
  }
};

parentPort?.postMessage(run(workerData));
