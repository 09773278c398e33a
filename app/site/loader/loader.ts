import { enhanceHeader } from "#app/site/chrome/header-menu.ts";
import { followAnchors } from "./anchors.ts";
import { compactHeader } from "./compact-header.ts";
import { wakeIslands } from "./islands.ts";
import { layOutRest } from "./lay-out.ts";
import { linkManifest } from "./link-manifest.ts";
import { openMailLinks } from "./mail-links.ts";
import { reportMissingPage } from "./missing-page.ts";

compactHeader();
enhanceHeader();
openMailLinks();
followAnchors();
wakeIslands();
layOutRest();
linkManifest();
reportMissingPage();
