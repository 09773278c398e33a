import { Form } from "react-router";
import { allTypes, kinds, nameOf } from "#domain/content/kinds.ts";
import { Icon } from "../parts/icon.tsx";
import { Menu } from "../parts/menu.tsx";

/** The menu that starts a draft of any type and opens it in the editor. */
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
