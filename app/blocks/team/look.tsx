import { Avatar } from "#app/ui/avatar.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";
import { Paragraphs } from "../parts/paragraphs.tsx";

export const sheets: SharedSheet[] = ["avatar", "avatar-tints"];

export const Look = ({ block, view }: BlockProps<"team">) => {
  if (view.members.length === 0) return null;
  return (
    <Section tone="white" className="team" id="team" label={block.heading}>
      <div className="wrap">
        <ul className="team-grid">
          <li className="team-head">
            <h2>{block.heading}</h2>
            <Paragraphs text={block.text} phone={view.settings.contact.phone} />
          </li>
          {view.members.map((member, index) => (
            <li key={member.id} className="team-member">
              <Avatar name={member.name} photo={view.pictures[member.photo]} tint={index} />
              <h3>{member.name}</h3>
              <p className="team-role">{member.role}</p>
              <p className="team-words">{member.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
};
