import { Form, Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { allTypes, kinds, nameOf } from "#domain/content/kinds.ts";
import { FIRST_LANGUAGE, type Language, languages } from "#domain/languages.ts";
import { LinkButton } from "../parts/button.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { useFilterLink } from "../parts/list/use-filter-link.ts";
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

type NewProps = { type: DocumentType; language: Language; quiet?: boolean };

/** Starts one in the language of the list that it stands above. */
export const NewButton = ({ type, language, quiet }: NewProps) => {
  const linkTo = useFilterLink(kinds[type].listPath);
  const inLanguage = language === FIRST_LANGUAGE ? "" : ` in ${languages[language].name}`;
  const look = {
    kind: quiet ? undefined : "primary",
    name: `New ${kinds[type].one}${inLanguage}`,
    icon: "plus",
  } as const;
  if (type === "page") return <LinkButton {...look} to={linkTo({ [CHOOSING]: "yes" })} />;
  return <PostButton action="/cms/content/new" fields={{ type, language }} {...look} />;
};
