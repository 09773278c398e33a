import * as z from "zod";
import { picture } from "../fields/kinds/picture.ts";
import { line, text } from "../fields/kinds/text.ts";

export const member = z.object({
  name: line("Name", { max: 80 }),
  role: line("Role", { max: 80 }),
  description: text("Description", { max: 600 }),
  photo: picture("Photo", { optional: true, help: "Without one, the initials of the name are shown" }),
});
