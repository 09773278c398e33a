/** The icon of the tab. Browsers keep one for an hour: with another `look` it has another address, so who changes it in Settings sees it at once. */
export const SiteIcon = ({ look }: { look: string }) => (
  <>
    <link rel="icon" href={`/favicon.ico?${look}`} sizes="32x32" />
    <link rel="icon" href={`/icons/icon.svg?${look}`} type="image/svg+xml" />
  </>
);
