import { isField } from "../../parts/keys.ts";
import { showToast } from "../../shell/toasts.tsx";

const FILE = "Nothing takes a file here. Drop pictures into a text, or into Media";
const OTHER = "Nothing takes this here. Drop it into a field or a text";

/** What nothing takes would be opened in place of the editor: it is refused, with a word on it. */
export const refuseDrops = (target: Window | Document, signal?: AbortSignal): void => {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  const isRefused = (event: DragEvent) => !event.defaultPrevented && (hasFiles(event) || !isField(event.target));
  const over = (event: Event) => {
    if (isRefused(event as DragEvent)) event.preventDefault();
  };
  const drop = (event: Event) => {
    if (!isRefused(event as DragEvent)) return;
    event.preventDefault();
    showToast(hasFiles(event as DragEvent) ? FILE : OTHER, { bad: true });
  };
  target.addEventListener("dragover", over, { signal });
  target.addEventListener("drop", drop, { signal });
};
