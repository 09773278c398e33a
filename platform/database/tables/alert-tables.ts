export type Told = "nothing" | "begun" | "over";

type AlertTable = {
  cause: string;
  words: string;
  since: number;
  seen_at: number;
  ended_at: number | null;
  mail_told: Told;
  webhook_told: Told;
  lease_owner: string | null;
};

export type AlertTables = { alert: AlertTable };
