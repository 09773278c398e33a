import { Icon } from "../../parts/icon.tsx";

/** Beside the list, while no enquiry is open. */
export default function NoneOpen() {
  return (
    <div className="enq enq-none">
      <div className="blank">
        <Icon name="inbox" />
        <h2>No enquiry is open</h2>
        <p className="mute">Choose one from the list to read it, answer it and see whether its mail arrived.</p>
      </div>
    </div>
  );
}
