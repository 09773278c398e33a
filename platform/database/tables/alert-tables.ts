/** What was last told of a cause in one of the two ways. */
export type Told = "nothing" | "begun" | "over";

/** Something that needs a person, from its beginning until everybody has heard that it is over. */
type AlertTable = {
  cause: string;
  words: string;
  since: number;
  seen_at: number;
  ended_at: number | null;
  mail_told: Told;
  webhook_told: Told;
  /** The turn that is telling it right now; nobody else may. */
  lease_owner: string | null;
};

export type AlertTables = { alert: AlertTable };
