import { preload } from "react-dom";
import { inScript } from "../in-script.ts";
import type { SchemaNode } from "./structured-data/schema-org.ts";

/** A picture to preload; `type`, `srcSet` and `sizes` are those of its best `<source>`. */
export type FirstPicture = { src: string; type?: string; srcSet?: string; sizes?: string };

/** Addresses are absolute. */
export type Head = {
  title: string;
  description: string;
  canonical: string;
  kind: "website" | "article";
  siteName: string;
  /** As Open Graph writes it, such as "en_US". */
  locale: string;
  alternates: { language: string; url: string }[];
  /** A card has a known type and size; other pictures say nothing of theirs. */
  image: { url: string; alt: string; isCard: boolean };
  publishedOn?: string;
  modifiedOn: string | null;
  firstPicture?: FirstPicture;
  structuredData: SchemaNode[];
};

/** React lifts these into the document's head; the structured data may stand anywhere. */
export const PageHead = (head: Head) => {
  fetchFirst(head.firstPicture);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ language, url }) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      <meta property="og:type" content={head.kind} />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:locale" content={head.locale} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.image.url} />
      {head.image.isCard && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={head.image.alt} />
      {head.publishedOn && <meta property="article:published_time" content={head.publishedOn} />}
      {head.modifiedOn && <meta property="article:modified_time" content={head.modifiedOn} />}
      {/* Its title, words and picture are those of Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData nodes={head.structuredData} />
    </>
  );
};

/** Said to React rather than written as a link, so that an `<img>` of the same picture does not ask a second time. */
const fetchFirst = (picture: FirstPicture | undefined) => {
  if (!picture) return;
  const { src, type, srcSet, sizes } = picture;
  preload(src, { as: "image", fetchPriority: "high", type, imageSrcSet: srcSet, imageSizes: sizes });
};

const StructuredData = ({ nodes }: { nodes: SchemaNode[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
    dangerouslySetInnerHTML={{ __html: inScript({ "@context": "https://schema.org", "@graph": nodes }) }}
  />
);
