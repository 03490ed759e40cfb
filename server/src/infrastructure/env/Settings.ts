/** Everything an operator can set, checked and with its default applied. */
export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, generated secrets and, by default, the releases. */
  dataDir: string;
  /** Where the embedded database goes when it runs as another user who cannot reach `dataDir`. Absolute. */
  systemDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** Origin under which browsers reach this server. */
  publicUrl: string;
  instagram: InstagramSettings;
  /** 32 bytes; null: generated once in the data directory (development only). */
  tokenEncryptionKey: Buffer | null;
  releasesDir: string;
  shellDir: string;
  /** Remotes that development servers serve live: address by name. Always empty in production. */
  devRemotes: Readonly<Record<string, string>>;
  logLevel: LogLevel;
}

export interface InstagramSettings {
  wwwUrl: string;
  apiUrl: string;
  graphUrl: string;
  /** For example `v25.0`. */
  graphVersion: string;
  appId: string;
  appSecret: string;
  /** Any of these may have signed a webhook. */
  webhookSecrets: readonly string[];
  verifyToken: string;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
