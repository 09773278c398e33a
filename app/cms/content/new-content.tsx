import { Form, Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { allTypes, kinds, nameOf } from "#domain/content/kinds.ts";
import { LinkButton } from "../parts/button.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { Menu } from "../parts/menu.tsx";

export const CHOOSING = "new";

/** Where staff choose what a new page starts from. */
export const newPagePath = `${kinds.page.listPath}?${CHOOSING}`;

export const NewContent = () => (
  <Menu
    look="btn btn-primary"
    button={
      <>
        <Icon name="plus" />
        New Content
        <Icon name="down" />
      </>
    }
  >
    <Form method="post" action="/cms/content/new">
      {allTypes
        .filter((type) => !kinds[type].single)
        .map((type) =>
          type === "page" ? (
            <Link key={type} className="menu-item" to={newPagePath}>
              <Icon name={kinds[type].icon} />
              {nameOf(type)}
            </Link>
          ) : (
            <button key={type} type="submit" className="menu-item" name="type" value={type}>
              <Icon name={kinds[type].icon} />
              {nameOf(type)}
            </button>
          ),
        )}
    </Form>
  </Menu>
);

export const NewButton = ({ type, quiet }: { type: DocumentType; quiet?: boolean }) => {
  const look = { kind: quiet ? undefined : "primary", name: `New ${kinds[type].one}`, icon: "plus" } as const;
  if (type === "page") return <LinkButton {...look} to={newPagePath} />;
  return <PostButton action="/cms/content/new" fields={{ type }} {...look} />;
};
