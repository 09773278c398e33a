import { Form } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { allTypes, kinds, nameOf } from "#domain/content/kinds.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon.tsx";
import { Menu } from "../parts/menu.tsx";

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
        .map((type) => (
          <button key={type} type="submit" className="menu-item" name="type" value={type}>
            <Icon name={kinds[type].icon} />
            {nameOf(type)}
          </button>
        ))}
    </Form>
  </Menu>
);

export const NewButton = ({ type, quiet }: { type: DocumentType; quiet?: boolean }) => (
  <PostButton
    action="/cms/content/new"
    kind={quiet ? undefined : "primary"}
    fields={{ type }}
    name={`New ${kinds[type].one}`}
    icon="plus"
  />
);
