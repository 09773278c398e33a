import { Form } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icon-paths.ts";
import { Menu } from "../parts/menu.tsx";

const entries: [type: DocumentType, name: string, icon: IconName][] = [
  ["page", "Page", "page"],
  ["post", "Post", "post"],
  ["service", "Service", "server"],
  ["project", "Project", "case"],
  ["member", "Team member", "team"],
  ["testimonial", "Testimonial", "quote"],
];

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
      {entries.map(([type, name, icon]) => (
        <button key={type} type="submit" className="menu-item" name="type" value={type}>
          <Icon name={icon} />
          {name}
        </button>
      ))}
    </Form>
  </Menu>
);
