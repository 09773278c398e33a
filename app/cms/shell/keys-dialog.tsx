import { useState } from "react";
import { Dialog } from "../parts/dialog/dialog.tsx";
import { isField, useKeyNames, useScreenKeys } from "../parts/keys.ts";

const groups: [name: string, keys: [words: string, keys: string][]][] = [
  [
    "Everywhere",
    [
      ["Search or jump to", "Mod K"],
      ["These keys", "?"],
    ],
  ],
  [
    "In the editor",
    [
      ["Save now", "Mod S"],
      ["Undo, whatever was changed", "Mod Z"],
      ["Redo", "Mod Shift Z"],
      ["Copy the block whose name has the focus", "Mod C"],
      ["Paste a block below it", "Mod V"],
      ["Follow a link in the preview", "Mod Click"],
    ],
  ],
  [
    "In a text",
    [
      ["Link, to a page or an address", "Mod K"],
      ["Parts, on an empty line", "/"],
      ["Bold", "Mod B"],
      ["Italic", "Mod I"],
      ["Heading", "Mod Alt 2"],
      ["List", "Mod Shift 8"],
      ["Numbered list", "Mod Shift 7"],
      ["Quote", "Mod Shift B"],
      ["New line in a paragraph", "Shift Enter"],
      ["Write in the full width", "Mod Shift F"],
    ],
  ],
  [
    "To put in order",
    [
      ["Lift, and put down", "Space"],
      ["Move what is lifted", "↑ ↓"],
      ["Put back", "Esc"],
    ],
  ],
];

export const KeysDialog = () => {
  const [open, setOpen] = useState<boolean | null>(null);
  const names = useKeyNames();
  useScreenKeys((event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!isField(event.target) && !document.querySelector("dialog:modal")) setOpen(true);
  });
  if (open === null) return null;
  return (
    <Dialog title="Keys" open={open} close={() => setOpen(false)}>
      {groups.map(([group, keys]) => (
        <section key={group}>
          <h3 className="keys-group">{group}</h3>
          <dl className="keys">
            {keys.map(([words, key]) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>
                  <kbd className="key">{names(key)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
};
