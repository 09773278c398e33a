export type PreviewLink = { id: string; madeBy: string; madeAt: number; expiresAt: number };

export const linkDays = [1, 7, 30] as const;

export type LinkDays = (typeof linkDays)[number];

export const isLinkDays = (days: number): days is LinkDays => (linkDays as readonly number[]).includes(days);
