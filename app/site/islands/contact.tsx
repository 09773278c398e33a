import { ContactBlock } from "#app/blocks/contact/contact-block.tsx";

export const Island = ContactBlock;
