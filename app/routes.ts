import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { kinds } from "#domain/content/kinds.ts";
import { allLanguages, inLanguage } from "#domain/languages.ts";

const DOCUMENT = "site/document/document.tsx";

const inEveryLanguage = (path: string, module: string): RouteConfigEntry[] =>
  allLanguages.map((language) => {
    const place = inLanguage(language, `/${path}`).slice(1);
    return route(place, module, { id: place });
  });

/** In these letters alone: what is said of an address (`domain/addresses.ts`) and kept for it goes by them. */
const exactly = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map(({ children, ...one }) => ({
    ...one,
    caseSensitive: true,
    ...(children && { children: exactly(children) }),
  }));

export default exactly([
  layout("site/layout.tsx", [
    index(DOCUMENT, { id: "home" }),
    ...inEveryLanguage("blog/page/:number", DOCUMENT),
    ...inEveryLanguage("blog/tag/:tag", DOCUMENT),
    ...inEveryLanguage("blog/tag/:tag/page/:number", DOCUMENT),
    ...inEveryLanguage("search", "site/search/search.tsx"),
    route("*", DOCUMENT, { id: "document" }),
  ]),
  route("api/contact", "site/contact/contact-api.ts"),
  route("api/verify-recaptcha", "site/contact/verify-recaptcha-api.ts"),
  route("api/challenge", "site/contact/challenge-api.ts"),
  ...inEveryLanguage("map", "site/map/map.tsx"),
  route("card/*", "site/images/card.ts"),
  route("icons/:name", "site/images/icon.ts"),
  route("drawn/:name", "site/images/roots.ts"),
  route("favicon.ico", "site/images/icon.ts", { id: "favicon" }),
  route("robots.txt", "site/crawlers/robots.ts"),
  route("sitemap.xml", "site/crawlers/sitemap.ts"),
  route(":sitemap.xml", "site/crawlers/sitemap.ts", { id: "sitemap-part" }),
  ...inEveryLanguage("blog/rss.xml", "site/crawlers/rss.ts"),
  ...inEveryLanguage("blog/tag/:tag/rss.xml", "site/crawlers/rss.ts"),
  route(".well-known/security.txt", "site/crawlers/security-txt.ts"),
  route("llms.txt", "site/crawlers/llms.ts"),
  route("site.webmanifest", "site/crawlers/manifest.ts"),
  route("preview/shared/:token", "preview/shared-preview.tsx"),
  layout("preview/for-staff.ts", [
    ...prefix("preview", [
      route("at/*", "preview/preview-at.ts"),
      route(":documentId", "preview/preview.tsx"),
      route(":documentId/html", "preview/preview-html.ts"),
    ]),
  ]),
  layout("cms/login/login-layout.tsx", [
    route("cmslogin", "cms/login/login.tsx"),
    route("cmslogin/code", "cms/login/code.tsx"),
    route("cmslogin/passkey", "cms/login/passkey-request.ts"),
    route("cmslogin/forgot", "cms/login/forgot.tsx"),
    route("cmslogin/password", "cms/login/password.tsx"),
  ]),
  layout("cms/layout.tsx", [
    layout("cms/screen-boundary.tsx", [
      ...prefix("cms", [
        index("cms/to-dashboard.ts"),
        route("dashboard", "cms/dashboard/dashboard.tsx"),
        route("logout", "cms/login/logout.ts"),
        route("undo", "cms/undo.ts"),
        route("enquiries", "cms/enquiries/inbox/enquiries.tsx", [route(":id", "cms/enquiries/enquiry/enquiry.tsx")]),
        route("enquiries/export.csv", "cms/export/export-csv.ts", { id: "export-enquiries" }),
        ...[
          "state",
          "assign",
          "note",
          "send",
          "spam",
          "not-spam",
          "erase",
          "outcome",
          "reply",
          "send-confirmation",
          "send-reply",
          "withdraw-reply",
        ].map((change) =>
          route(`enquiries/:id/${change}`, "cms/enquiries/enquiry/change.ts", { id: `enquiry-${change}` }),
        ),
        route("media", "cms/media/media.tsx", [route(":id", "cms/media/details/details.tsx")]),
        route("media/trash", "cms/media/trash/trash.tsx"),
        route("media/texts", "cms/media/texts/texts.tsx"),
        route("media/upload", "cms/media/upload/upload.ts", { id: "upload-picture" }),
        route("media/pictures.json", "cms/media/pictures-json.ts"),
        route("media/:id/file", "cms/media/details/file.ts"),
        ...["delete", "tag"].map((change) =>
          route(`media/selected/${change}`, "cms/media/bulk/selected.ts", { id: `selected-pictures-${change}` }),
        ),
        ...["describe", "focus", "crop", "delete", "take-back", "take-back-file"].map((change) =>
          route(`media/:id/${change}`, "cms/media/details/change.ts", { id: `picture-${change}` }),
        ),
        route("media/:id/replace", "cms/media/upload/upload.ts", { id: "replace-picture" }),
        route("visits", "cms/visits/visits.tsx"),
        route("visits/export.csv", "cms/export/export-csv.ts", { id: "export-visits" }),
        route("settings", "cms/settings/settings.tsx"),
        route("settings/mail", "cms/settings/mail/mail.tsx"),
        route("settings/mail/examination", "cms/settings/mail/examination.ts"),
        route("settings/mail/test", "cms/settings/mail/test-mail.ts"),
        route("seo", "cms/seo/seo.tsx"),
        route("titles", "cms/titles/titles.tsx"),
        route("titles/:id", "cms/titles/save-titles.ts"),
        route("translations", "cms/translations/translations.tsx"),
        route("redirects", "cms/redirects/redirects.tsx"),
        route("redirects/edit", "cms/redirects/edit.tsx"),
        route("redirects/delete", "cms/redirects/take-off.ts", { id: "delete-redirect" }),
        route("redirects/import", "cms/redirects/import.tsx"),
        route("redirects/export.csv", "cms/export/export-csv.ts", { id: "export-redirects" }),
        route("redirects/dismiss", "cms/redirects/take-off.ts", { id: "dismiss-missing-path" }),
        route("search", "cms/palette/search.ts"),
        ...Object.entries(kinds)
          .filter(([, { single }]) => !single)
          .map(([type, { listPath }]) =>
            route(listPath.slice("/cms/".length), "cms/content/list/list.tsx", { id: `list-${type}` }),
          ),
        route("content/new", "cms/content/new.ts"),
        ...["publish", "unpublish", "trash", "restore", "schedule"].map((verb) =>
          route(`content/${verb}`, "cms/content/bulk/bulk.ts", { id: `bulk-${verb}` }),
        ),
        route("content/leaving", "cms/leaving/look-at.ts"),
        route("content/reorder", "cms/content/reorder.ts"),
        route("edit/:id/confirm", "cms/content/confirm.ts"),
        route("edit/:id/duplicate", "cms/content/duplicate.ts"),
        route("edit/:id/translate", "cms/translations/translate.ts"),
        ...["in-step", "take-over"].map((change) =>
          route(`edit/:id/${change}`, "cms/translations/bring-in-step.ts", { id: `translation-${change}` }),
        ),
        route("edit/:id/history", "cms/history/history.tsx"),
        route("edit/:id/restore", "cms/history/restore.ts"),
        route("edit/:id/check", "cms/publish/requests/check.ts"),
        route("edit/:id/publish", "cms/publish/requests/publish.ts"),
        ...["unpublish", "schedule", "cancel-schedule"].map((verb) =>
          route(`edit/:id/${verb}`, "cms/publish/requests/plan.ts", { id: `document-${verb}` }),
        ),
        route("edit/:id", "cms/editor/editor.tsx"),
        route("edit/:id/draft", "cms/editor/draft.ts"),
        route("edit/:id/address", "cms/editor/address.ts"),
        route("edit/:id/preview-links", "cms/editor/preview-link/links.ts"),
        route("edit/:id/preview-links/:link/withdraw", "cms/editor/preview-link/withdraw.ts"),
        route("targets", "cms/editor/targets.ts"),
        route("staff", "cms/staff/staff.tsx"),
        route("staff/invite", "cms/staff/invite.tsx"),
        ...["role", "disable", "enable", "reset-second-factor", "remove-passkeys"].map((change) =>
          route(`staff/:id/${change}`, "cms/staff/change.ts", { id: `staff-${change}` }),
        ),
        route("activity", "cms/activity/activity.tsx"),
        route("account", "cms/account/account.tsx"),
        route("account/name", "cms/account/change.ts", { id: "own-name" }),
        route("account/weekly-mail", "cms/account/change.ts", { id: "own-weekly-mail" }),
        route("account/password", "cms/account/password.tsx"),
        route("account/sessions/end-others", "cms/account/change.ts", { id: "end-other-sessions" }),
        route("account/sessions/:id/end", "cms/account/change.ts", { id: "end-session" }),
        ...["second-factor", "second-factor/confirm", "second-factor/remove", "recovery-codes"].map((step) =>
          route(`account/${step}`, "cms/account/second-factor/second-factor.tsx", { id: step }),
        ),
        route("account/passkeys/add", "cms/account/passkeys/add-passkey.tsx"),
        ...["rename", "remove"].map((change) =>
          route(`account/passkeys/:id/${change}`, "cms/account/passkeys/change-passkey.ts", {
            id: `passkey-${change}`,
          }),
        ),
        route("*", "cms/not-found.tsx"),
      ]),
    ]),
  ]),
]) satisfies RouteConfig;
