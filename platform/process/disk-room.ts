import { statfs } from "node:fs/promises";

/** Bytes. `free`: what this user may still write. */
export type DiskRoom = { free: number; total: number };

/** How much room there is on the disk that holds a folder. */
export const diskRoom = async (folder: string): Promise<DiskRoom> => {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};
