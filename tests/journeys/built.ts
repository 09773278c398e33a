import { buildIfStale } from "../../scripts/build-if-stale.ts";

// Playwright calls the default export once before all tests.
export default () => buildIfStale();
