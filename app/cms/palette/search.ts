import { findDocuments } from "#domain/content/lists/finding/find-documents.server.ts";
import { findEnquiries } from "#domain/enquiries/inbox/inbox.server.ts";
import { findPictures } from "#domain/media/library/read-pictures.server.ts";
import { searchIn } from "../parts/list/query-in.ts";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/search";
import type { Hit } from "./use-hits.ts";

const MOST_DOCUMENTS = 12;
const MOST_PICTURES = 4;
const MOST_ENQUIRIES = 4;

/** GET /cms/search?q=…: what the words find, as far as the rights of whoever asks go. */
export const loader = forStaff(
  async (platform, member, { url }: Route.LoaderArgs): Promise<{ words: string; hits: Hit[] }> => {
    const words = searchIn(url.searchParams);
    const [documents, pictures, enquiries] = await Promise.all([
      findDocuments(platform, member, { words, most: MOST_DOCUMENTS }),
      findPictures(platform, member, { words, most: MOST_PICTURES }),
      findEnquiries(platform, member, { words, most: MOST_ENQUIRIES }),
    ]);
    const hits: Hit[] = [
      ...documents.map(({ type, path, ...hit }) => ({ ...hit, kind: type, note: path ?? "" })),
      ...pictures.map(({ name, alt, isFile, ...hit }) => ({
        ...hit,
        kind: isFile ? ("file" as const) : ("picture" as const),
        title: name,
        note: alt,
        live: true,
      })),
      ...enquiries.map(({ name, reference, ...hit }) => ({
        ...hit,
        kind: "enquiry" as const,
        title: name,
        note: reference,
        live: true,
        trashed: false,
      })),
    ];
    return { words, hits };
  },
);
