import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { LinkButton } from "../parts/button.tsx";
import { useTitleAfterScreen } from "./new-screen.tsx";

export const FaultPage = () => {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401)
    return (
      <Words title="Your session has ended" text="Sign in again to go on where you were.">
        <a className="btn btn-primary" href={`/cmslogin?next=${encodeURIComponent(pathname + search)}`}>
          Sign in again
        </a>
      </Words>
    );
  if (status === 403)
    return <Words title="Not for your role" text="An admin can do this, or change your role under Staff." />;
  if (status === 404) return <Words title="Nothing here" text="It was moved, erased, or the address is mistyped." />;
  if (status === 400 && isRouteErrorResponse(error))
    return <Words title="This could not be read" text={String(error.data)} />;
  return <Words title="Unexpected Application Error!" text={messageOf(error)} />;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "Try again in a moment.");

const Words = ({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) => {
  useTitleAfterScreen();
  return (
    <main className="fault" id="main">
      <title>{title}</title>
      <h1 className="title">{title}</h1>
      <p>{text}</p>
      <p className="fault-do">{children ?? <LinkButton name="To the dashboard" to="/cms/dashboard" />}</p>
    </main>
  );
};
