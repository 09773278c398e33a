import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { videoAt } from "#domain/content/fields/rich-text/video.ts";

/** Marks that plain text does not have by chance. */
const SIGNS = [/^#{1,6} \S/m, /^(```|~~~)/m, /^\|? *:?-{3,}:? *\|/m, /\]\((https?:|mailto:|tel:|[/#])/, /\*\*[^\s*]/];

/** Lists and quotes count from two lines on: a single hyphen, number or ">" is often nothing of the kind. */
const LINES = [/^\s*([-*+]|\d{1,3}[.)]) \S/, /^> ?\S/];

export const looksLikeMarkdown = (text: string): boolean =>
  SIGNS.some((sign) => sign.test(text)) ||
  LINES.some((sign) => text.split("\n").filter((line) => sign.test(line)).length > 1);

/** Fetches what reads Markdown, so that only those who paste some wait for it. What the text can't hold is left out later. */
export const htmlOfMarkdown = async (text: string): Promise<string> => {
  const { marked } = await import("marked");
  return marked.parse(text, { async: false, gfm: true });
};

const isVideo = (text: string) => /^\S+$/.test(text.trim()) && videoAt(text.trim()) !== null;

/** Markdown that is pasted as plain text is read as such, and the address of a video on an empty line; except into code and with Ctrl Shift V. */
export const pastedMarkdown = Extension.create({
  name: "pastedMarkdown",
  addProseMirrorPlugins() {
    let isPlain = false;
    return [
      new Plugin({
        props: {
          handleKeyDown: (_, { key, shiftKey }) => {
            isPlain = shiftKey && key.toLowerCase() === "v";
            return false;
          },
          handlePaste: (view, { clipboardData }) => {
            const text = clipboardData?.getData("text/plain") ?? "";
            const { parent } = view.state.selection.$from;
            if (parent.type.name === "paragraph" && parent.content.size === 0 && isVideo(text) && !isPlain) {
              const address = text.trim();
              return this.editor.commands.insertContent({ type: "video", attrs: { address } });
            }
            const isCode = parent.type.spec.code;
            if (isPlain || isCode || clipboardData?.getData("text/html") || !looksLikeMarkdown(text)) return false;
            const html = htmlOfMarkdown(text).catch(() => null);
            void html.then((read) => {
              if (view.isDestroyed) return;
              if (read === null) view.pasteText(text);
              else view.pasteHTML(read);
            });
            return true;
          },
        },
      }),
    ];
  },
});
