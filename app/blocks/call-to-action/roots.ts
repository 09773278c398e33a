import type { SettingsView } from "#domain/content/published/site-view.ts";

/** Where the drawing is in these colors: they are its name, so that it may be kept for good. */
export const rootsIn = ({ accent, action }: SettingsView["colours"]): string =>
  `/drawn/roots-${accent.slice(1)}-${action.slice(1)}.svg`;
