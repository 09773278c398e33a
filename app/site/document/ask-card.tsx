import { PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { priceFor, priceOf } from "#domain/content/published/price.ts";
import type { SettingsView } from "#domain/content/published/site-view.ts";

type Props = { href: string; assumes: string; settings: Pick<SettingsView, "claims" | "contact"> };

const TEAMS = [10, 25, 50, 100];

/** Beside the text on wide screens, where it stays in sight; on narrow ones in the text. With a price where the service says what it assumes. */
export const AskCard = ({ href, assumes, settings: { claims, contact } }: Props) => {
  const price = assumes && priceOf(claims);
  return (
    <section className="ask-card tone-white">
      <h2>{price ? "What it costs" : "Talk to us"}</h2>
      {price && (
        <>
          <p className="ask-price">
            <strong>{price}</strong> per person per month
          </p>
          <Estimates claims={claims} />
          <p className="ask-assumes">{assumes}</p>
        </>
      )}
      <ButtonLink href={href}>{contact.consultation}</ButtonLink>
      <p className="ask-phone">
        <PhoneLink phone={contact.phone} className="link" />
      </p>
      {contact.hoursInShort && <p className="ask-assumes">{contact.hoursInShort}</p>}
    </section>
  );
};

const Estimates = ({ claims }: Pick<SettingsView, "claims">) =>
  priceFor(claims, 1) && (
    <table>
      <thead>
        <tr>
          <th scope="col">People</th>
          <th scope="col">A month, about</th>
        </tr>
      </thead>
      <tbody>
        {TEAMS.map((people) => (
          <tr key={people}>
            <th scope="row">{people}</th>
            <td>{priceFor(claims, people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
