import { isRouteErrorResponse } from "react-router";

type Props = { title: string; unknown: string; home: string; path: string; error: unknown };

/** It carries its few styles itself, since no style sheet may have arrived. */
export const ErrorPage = ({ title, unknown, home, path, error }: Props) => (
  <main style={{ maxWidth: 720, margin: "15vh auto", padding: 24, color: "#0b1f24" }}>
    <title>{title}</title>
    <h1 style={{ font: '700 clamp(2rem, 6vw, 3.5rem)/1.05 "Bricolage Grotesque", Arial, sans-serif', margin: 0 }}>
      {title}
    </h1>
    <p style={{ font: '400 1.125rem/1.6 "Instrument Sans", Arial, sans-serif' }}>{messageOf(error) || unknown}</p>
    <p style={{ font: '600 1.125rem/1.6 "Instrument Sans", Arial, sans-serif' }}>
      <a href={path} style={{ color: "inherit" }}>
        {home}
      </a>
    </p>
  </main>
);

const messageOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
};
