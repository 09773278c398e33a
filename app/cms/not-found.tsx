import { notFound } from "./staff-request.ts";

export const loader = (): never => notFound();

export const action = loader;

export default function NotFound() {
  return null;
}
