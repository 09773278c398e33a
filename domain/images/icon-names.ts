/** The icons of the site by their names in addresses, with the length of a side in px. */
export const iconSizes = {
  "icon-192.png": 192,
  "icon-512.png": 512,
  "icon-maskable-512.png": 512,
  "apple-touch-icon.png": 180,
  "favicon.ico": 32,
  "icon.svg": 512,
} as const;

export type IconName = keyof typeof iconSizes;

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconSizes, name);
