import { notFound } from "./staff-request.ts";

/** Every address of the staff area that no line of routes.ts names. */
export const loader = (): never => notFound();

export const action = loader;

export default function NotFound() {
  return null;
}
