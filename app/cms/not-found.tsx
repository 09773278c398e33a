import { data } from "react-router";

/** Every address of the staff area that no line of routes.ts names. */
export const loader = () => {
  throw data(null, { status: 404, statusText: "Not Found" });
};

export const action = loader;

export default function NotFound() {
  return null;
}
