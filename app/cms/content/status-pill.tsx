import { type DocumentStatus, statuses, statusMeanings } from "#domain/content/document-status.ts";

export const StatusPill = ({ status }: { status: DocumentStatus }) => (
  <span className={`pill pill-${status}`} title={statusMeanings[status]}>
    <svg className="mark" viewBox="0 0 12 12" aria-hidden="true">
      <Mark status={status} />
    </svg>
    {statuses[status]}
  </span>
);

const ring = { fill: "none", stroke: "currentColor", strokeWidth: 1.5 };

const Mark = ({ status }: { status: DocumentStatus }) => {
  switch (status) {
    case "live":
      return <circle cx="6" cy="6" r="4.5" />;
    case "changed":
      return (
        <>
          <circle cx="6" cy="6" r="4" {...ring} />
          <path d="M6 2a4 4 0 0 1 0 8z" />
        </>
      );
    case "scheduled":
      return (
        <>
          <circle cx="6" cy="6" r="4.6" {...ring} />
          <path d="M6 3.5V6l1.75 1.25" {...ring} strokeLinecap="round" strokeLinejoin="round" />
        </>
      );
    case "draft":
      return <circle cx="6" cy="6" r="4.25" {...ring} strokeDasharray="2.1 1.72" strokeLinecap="round" />;
    case "unpublished":
      return <path d="M1.75 2.5h8.5v2h-8.5zM2.5 4.5v5h7v-5M4.75 6.5h2.5" {...ring} strokeLinejoin="round" />;
    default:
      return <path d="m3 3 6 6M9 3 3 9" {...ring} strokeLinecap="round" />;
  }
};
