import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Glyph } from "#app/ui/glyph.tsx";

const STAYS_MS = 6_000;

export const Toast = ({ text, onClose }: { text: string; onClose: () => void }) => {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => clearTimeout(timer);
  }, [text, onClose]);
  if (!text) return null;
  return createPortal(
    <div className="toast" role="status">
      <Glyph name="tick" />
      <p>{text}</p>
      <button type="button" aria-label="Close" onClick={onClose}>
        <Glyph name="close" />
      </button>
    </div>,
    document.body,
  );
};
