/** "340 kB", "1.2 MB" and "48.8 GB", of bytes; 1 kB is 1024 of them. */
export const sizeWords = (bytes: number): string => {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} kB`;
  const megabytes = kilobytes / 1024;
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
};
