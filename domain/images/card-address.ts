/** No page can be called so: an address holds no underscore. */
const HOME = "/home_page";

/** The address of the social card of the page at `path`. */
export const cardAddress = (path: string): string => `/card${path === "/" ? HOME : path}.png`;

/** The path of the page whose card is `name` without its `.png`, as in `/card/<name>.png`. */
export const pathOfCard = (name: string): string => (`/${name}` === HOME ? "/" : `/${name}`);
