import { setup } from "../built.ts";

// Playwright calls the default export once before all tests, and what that answers after them.
export default setup;
