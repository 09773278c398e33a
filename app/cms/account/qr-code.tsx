import { encode } from "uqr";

/** A QR code, drawn as one path. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark.join("")} />
    </svg>
  );
};
