// Both come with bench/pages/package.json, which only `npm run bench` installs.
declare module "lighthouse" {
  type Audit = {
    id: string;
    score: number | null;
    scoreDisplayMode: string;
    numericValue?: number;
    details?: { type: string; items?: object[] };
  };
  export type Result = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> };

  const lighthouse: (url: string, flags: { port: number; logLevel: "error" }) => Promise<{ lhr: Result } | undefined>;
  // biome-ignore lint/style/noDefaultExport: it has one
  export default lighthouse;
}

declare module "chrome-launcher" {
  export const launch: (options: {
    chromePath: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}
