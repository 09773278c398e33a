/** "82 kB", "3.4 MB". */
export const bytesText = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;
};

const kinds: Record<string, string> = {
  "image/svg+xml": "SVG",
  "image/jpeg": "Photo",
  "image/png": "PNG",
  "image/webp": "Animation",
};

/** What kind of picture it is, in a word. */
export const kindText = (type: string): string => kinds[type] ?? "Picture";
