/** "340 kB", "1.2 MB" and "48.8 GB", of bytes; 1 kB is 1024 of them. */
export const sizeWords = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes} kB`;
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  return Number(megabytes) < 1024 ? `${megabytes} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`;
};
