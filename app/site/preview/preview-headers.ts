/** A preview belongs to whoever looks at it now: nobody keeps it, nobody finds it. */
export const previewHeaders = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
