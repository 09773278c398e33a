import { writeFileSync } from "node:fs";
import { settings } from "../server/process/settings/settings.ts";

const HEAD = `# Copy to .env and change what you need; every line is optional. \`npm start\`, \`npm run dev\` and the commands read .env,
# \`node server/main.ts\` reads only the environment. Written by \`npm run format\` from server/process/settings/settings.ts.
`;

export const envExample = (): string =>
  HEAD +
  Object.entries(settings)
    .filter(([name]) => name !== "NODE_ENV")
    .map(([name, schema]) => {
      const { about, initial = "" } = schema.meta() as { about: string; initial?: string };
      return `\n# ${about}\n${name}=${initial}\n`;
    })
    .join("");

if (import.meta.main) writeFileSync(".env.example", envExample());
