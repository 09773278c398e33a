import { useEffect, useRef, useState } from "react";
import type { DocumentType } from "#domain/content/document-types.ts";
import { keysOf } from "#domain/keys-of.ts";
import { Icon, type IconName } from "../../parts/icon/icon.tsx";
import { useTitle } from "../state/editing.ts";
import { usePreview } from "./use-preview.ts";

const devices = {
  phone: { name: "Phone", width: 375, icon: "phone" },
  tablet: { name: "Tablet", width: 768, icon: "tablet" },
  desktop: { name: "Desktop", width: 1280, icon: "desktop" },
} as const satisfies Record<string, { name: string; width: number; icon: IconName }>;

type Device = keyof typeof devices;

/** `edit` is called when something in the page is clicked. */
type Props = { id: string; type: DocumentType; edit: () => void };

export const PreviewPane = ({ id, type, edit }: Props) => {
  const title = useTitle(type);
  const [device, setDevice] = useState<Device>("desktop");
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (matchMedia("(width < 640px)").matches) setDevice("phone");
  }, []);
  const state = usePreview(frame, edit);
  const { stage, scale, height } = useScale(devices[device].width);
  const address = `/preview/${encodeURIComponent(id)}`;
  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <div className="seg" role="radiogroup" aria-label="Preview size">
          {keysOf(devices).map((key) => (
            <label key={key} title={devices[key].name}>
              <input
                type="radio"
                name="device"
                aria-label={devices[key].name}
                checked={device === key}
                onChange={() => setDevice(key)}
              />
              <Icon name={devices[key].icon} />
            </label>
          ))}
        </div>
        <span className={state === "failed" ? "preview-size is-waiting" : "preview-size num"}>
          {state === "failed"
            ? "The preview waits for the connection"
            : `${devices[device].name}, ${devices[device].width} wide`}
        </span>
        <a className="do" href={address} target="_blank" rel="noopener">
          Open in a tab
          <Icon name="external" />
        </a>
      </div>
      <div className="stage" ref={stage}>
        <div className="frame" style={{ width: devices[device].width * scale }}>
          <iframe
            ref={frame}
            src={`${address}?frame`}
            title={`Preview of ${title}`}
            style={{ width: devices[device].width, height: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
};

const useScale = (width: number) => {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return { stage, scale: size.width ? Math.min(1, size.width / width) : 0.5, height: size.height || 600 };
};
