import { Form, useNavigate, useNavigation, useSearchParams } from "react-router";
import { pageTemplates } from "#domain/content/templates.ts";
import type { Language } from "#domain/languages.ts";
import { BlockDrawing } from "../parts/block-drawing.tsx";
import { waiting } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog/dialog.tsx";
import { CHOOSING } from "./new-content.tsx";

const NEW = "/cms/content/new";

/** Open while the address says so. */
export const NewPageDialog = ({ language }: { language: Language }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete(CHOOSING);
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true });
  };
  const { state, formAction } = useNavigation();
  const isSending = state !== "idle" && formAction === NEW;
  return (
    <Dialog title="New page" open={params.has(CHOOSING)} close={close} wide>
      <p className="mute">
        Each comes with example texts for you to write over. None of them can be published by mistake.
      </p>
      <Form method="post" action={NEW}>
        <input type="hidden" name="type" value="page" />
        <input type="hidden" name="language" value={language} />
        <ul className="templates">
          {Object.entries(pageTemplates).map(([name, { title, about, blocks }], at) => (
            <li key={name}>
              <button
                type="submit"
                name="template"
                value={name}
                className="kind template"
                data-first={at === 0 ? "" : undefined}
                {...waiting(isSending)}
              >
                <span className="template-blocks" aria-hidden="true">
                  {blocks.map((type, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                    <BlockDrawing key={index} type={type} />
                  ))}
                </span>
                {title}
                <span className="mute">{about}</span>
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </Dialog>
  );
};
