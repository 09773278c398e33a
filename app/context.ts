import { createContext } from "react-router";
import type { Visits } from "#domain/visits/counting/count-visits.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { Log } from "#platform/process/log.ts";

export type Visitor = {
  requestId: string;
  /** The client's network address, behind TRUST_PROXY proxies. */
  address: string;
  log: Log;
  /** What names the inline scripts of this answer; null where pages are kept and hold none. */
  nonce: string | null;
  /** Set by a route whose page has the contact form: only there the human check's host may run scripts. */
  asksHuman: boolean;
  /** Set by a route whose page has videos: the hosts that it may frame. */
  frames: string[];
  /** True when React Router in the browser asks for data, not for a page. */
  wantsData: boolean;
};

export const platformContext = createContext<Platform>();
export const visitorContext = createContext<Visitor>();

/** Opens an address of this site as a signed-out visitor would, through the whole front door. */
export const visitContext = createContext<(path: string) => Promise<Response>>();

/** Null where visits are not counted. */
export const visitsContext = createContext<Visits | null>();
