import { Picture } from "#app/ui/picture.tsx";
import type { PictureView } from "#domain/media/picture.ts";

/** The company's mark and name. Without an uploaded logo it is the drawn mark: a deck on roots, in the site's colours. */
export const Logo = ({ name, logo }: { name: string; logo: PictureView | undefined }) => (
  <a className="logo" href="/">
    {logo ? <Picture picture={{ ...logo, alt: "" }} sizes="120px" priority className="logo-picture" /> : <Mark />}
    <span>{name}</span>
  </a>
);

const Mark = () => (
  <svg className="logo-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d="M20 15v21.5M20 15c-5.5 0-7.5 4-7.5 9v9.5M20 15c5.5 0 7.5 4 7.5 9v9.500M20 15C9 15 5 20 5 27v9.500M20 15c11 0 15 5 15 12v9.5" />
    <path d="M3.5 13.500h33" className="logo-deck" />
    <circle cx="20" cy="5.5" r="4" />
  </svg>
);
