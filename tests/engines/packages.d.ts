// Both come with tests/engines/package.json, which only `npm run test:engines` installs.
declare module "puppeteer-core" {
  type Target = { click: () => Promise<void>; waitHandle: () => Promise<{ asElement: () => Element | null }> };
  type Element = { contentFrame: () => Promise<Frame | null> };
  type Frame = {
    waitForFunction: (isSo: (...args: string[]) => boolean, options: object, ...args: string[]) => Promise<unknown>;
  };
  type Page = {
    setDefaultTimeout: (ms: number) => void;
    setViewport: (size: { width: number; height: number }) => Promise<void>;
    evaluateOnNewDocument: (script: string) => Promise<unknown>;
    on(event: "pageerror", hear: (error: unknown) => void): void;
    on(event: "console", hear: (message: { type: () => string; text: () => string }) => void): void;
    goto: (address: string) => Promise<unknown>;
    locator: (selector: string) => Target;
    mainFrame: () => Frame;
    keyboard: Record<"down" | "press" | "up" | "type", (keys: string) => Promise<void>>;
  };
  type Options = {
    browser: "firefox";
    executablePath: string | undefined;
    args: string[];
    defaultViewport: { width: number; height: number };
  };
  const puppeteer: {
    launch: (options: Options) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
  };
  // biome-ignore lint/style/noDefaultExport: it has one
  export default puppeteer;
}

declare module "selenium-webdriver" {
  type Element = {
    click: () => Promise<void>;
    clear: () => Promise<void>;
    sendKeys: (text: string) => Promise<void>;
    getText: () => Promise<string>;
  };
  type Condition<T> = { readonly of: T };
  type Browser = {
    executeScript: (script: string, ...args: Element[]) => Promise<unknown>;
    get: (address: string) => Promise<void>;
    wait<T>(condition: Condition<T> | (() => Promise<T>), ms: number, message: string): Promise<T>;
    findElements: (by: object) => Promise<Element[]>;
    manage: () => {
      window: () => { setRect: (rect: Record<"x" | "y" | "width" | "height", number>) => Promise<unknown> };
    };
    switchTo: () => { frame: (frame: Element) => Promise<void>; defaultContent: () => Promise<void> };
    quit: () => Promise<void>;
  };
  export const By: { xpath: (place: string) => object };
  export const until: {
    elementLocated: (by: object) => Condition<Element>;
    elementIsVisible: (element: Element) => Condition<Element>;
    elementIsEnabled: (element: Element) => Condition<Element>;
  };
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<Browser>;
  }
}
