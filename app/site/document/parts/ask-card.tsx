import { PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { priceFor, priceOf } from "#domain/content/published/offers/price.ts";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { Wording } from "#domain/words/words.ts";

type Props = { wording: Wording; href: string; assumes: string; settings: Pick<SettingsView, "claims" | "contact"> };

const TEAMS = [10, 25, 50, 100];

/** Beside the text on wide screens, where it stays in sight; on narrow ones in the text. With a price where the service says what it assumes. */
export const AskCard = ({ wording, href, assumes, settings: { claims, contact } }: Props) => {
  const price = assumes && priceOf(claims, wording);
  const words = wording.words.ask;
  return (
    <section className="ask-card tone-white">
      <h2>{price ? words.costs : words.talk}</h2>
      {price && (
        <>
          <p className="ask-price">
            <Filled text={words.each} values={{ price: <strong>{price}</strong> }} />
          </p>
          <Estimates wording={wording} claims={claims} />
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

const Estimates = ({ wording, claims }: Pick<Props, "wording"> & Pick<SettingsView, "claims">) =>
  priceFor(claims, 1, wording) && (
    <table>
      <thead>
        <tr>
          <th scope="col">{wording.words.ask.people}</th>
          <th scope="col">{wording.words.ask.month}</th>
        </tr>
      </thead>
      <tbody>
        {TEAMS.map((people) => (
          <tr key={people}>
            <th scope="row">{people}</th>
            <td>{priceFor(claims, people, wording)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
