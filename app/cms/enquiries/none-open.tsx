/** Beside the list, while no enquiry is open. */
export default function NoneOpen() {
  return (
    <div className="enq enq-none">
      <p className="mute">Choose an enquiry from the list.</p>
    </div>
  );
}
