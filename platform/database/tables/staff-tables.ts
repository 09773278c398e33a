/** A moment as Better Auth keeps it: ISO text on SQLite, a Date on PostgreSQL. Write ISO text; read with `new Date(…)`. */
type Moment = string | Date;

/** Yes or no: 0 and 1 on SQLite, a boolean on PostgreSQL. Write 0 or 1; read with `Boolean(…)`. */
type Flag = number | boolean;

type Stamps = { created_at: Moment; updated_at: Moment };

/** `banned` is Better Auth's word for an account that is switched off. */
type StaffTable = Stamps & {
  id: string;
  name: string;
  email: string;
  email_verified: Flag;
  image: string | null;
  role: string;
  banned: Flag;
  ban_reason: string | null;
  ban_expires: Moment | null;
  two_factor_enabled: Flag;
};

type StaffSessionTable = Stamps & {
  id: string;
  user_id: string;
  token: string;
  expires_at: Moment;
  ip_address: string | null;
  user_agent: string | null;
  impersonated_by: string | null;
};

/** Here always by password, hashed with scrypt. */
type StaffAccountTable = Stamps & {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Moment | null;
  refresh_token_expires_at: Moment | null;
  scope: string | null;
  password: string | null;
};

/** The identifier is hashed. */
type StaffVerificationTable = Stamps & { id: string; identifier: string; value: string; expires_at: Moment };

/** The secret of the code app and the recovery codes are encrypted. */
type StaffSecondFactorTable = {
  id: string;
  secret: string;
  backup_codes: string;
  user_id: string;
  verified: Flag;
  failed_verification_count: number | null;
  locked_until: Moment | null;
};

/** No secret: the private half of the key stays with its holder. Better Auth does not know `last_used_at`. */
type StaffPasskeyTable = {
  id: string;
  user_id: string;
  name: string | null;
  /** Unique. */
  credential_id: string;
  public_key: string;
  counter: number;
  device_type: string;
  backed_up: Flag;
  transports: string | null;
  aaguid: string | null;
  created_at: Moment | null;
  last_used_at: Moment | null;
};

export type StaffTables = {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_account: StaffAccountTable;
  staff_verification: StaffVerificationTable;
  staff_second_factor: StaffSecondFactorTable;
  staff_passkey: StaffPasskeyTable;
};
