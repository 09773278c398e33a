import { Link } from "react-router";

/** Recovery codes, shown this once. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <>
    <p>
      Keep these recovery codes where you keep passwords. Each works once, in place of a code of the app, for the day
      when your phone is lost. <strong>They are shown only now.</strong>
    </p>
    <ul className="codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p className="form-do">
      <Link className="btn btn-primary" to="/cms/account">
        I have kept them
      </Link>
    </p>
  </>
);
