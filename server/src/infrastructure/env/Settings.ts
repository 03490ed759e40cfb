/** Everything an operator can set, checked and with its default applied. */
export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  /** Open at the same time, sockets included. */
  maxConnections: number;
  /** Absolute. Holds the embedded database, generated secrets and, by default, the releases. */
  dataDir: string;
  /** Where the embedded database goes when it runs as another user who cannot reach `dataDir`. Absolute. */
  systemDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  poolSizes: PoolSizes;
  /** Origin under which browsers reach this server. */
  publicUrl: string;
  instagram: InstagramSettings;
  accounts: AccountSettings;
  admission: AdmissionSettings;
  quotas: QuotaSettings;
  mail: MailSettings;
  web: WebSettings;
  /** 32 bytes; null: generated once in the data directory (development only). */
  tokenEncryptionKey: Buffer | null;
  /** 32 bytes each: they open what they have sealed. */
  tokenEncryptionOtherKeys: readonly Buffer[];
  /** 32 bytes; null: generated once in the data directory (development only). */
  releaseSigningKey: Buffer | null;
  /** Whether a backup is written before migrations that change rows. */
  isUpgradeBackedUp: boolean;
  /** Public keys, 32 bytes in base64 each, whose signatures pages accept beside that of `releaseSigningKey`. */
  releaseSigningOtherKeys: readonly string[];
  /** A webhook body that could not be read is deleted after so many days. */
  deadLetterDays: number;
  releasesDir: string;
  /** Another origin than `publicUrl` under which browsers reach this server, for files of builds alone; null: they share one. */
  releasesOrigin: string | null;
  /** Users get no build before a second person approves it. */
  needsReleaseApproval: boolean;
  shellDir: string;
  /** The built documentation. */
  docsDir: string;
  /** The tarballs of the SDK. */
  sdkDir: string;
  /** Remotes that development servers serve live: address by name. Always empty in production. */
  devRemotes: Readonly<Record<string, string>>;
  logLevel: LogLevel;
  /** What this process does. */
  roles: readonly Role[];
  disk: DiskSettings;
  metrics: MetricsSettings;
  /** Null: no traces. */
  traces: TraceSettings | null;
}

/** Connections to the database that this process opens at most, by kind of work. */
export interface PoolSizes {
  /** Transactions of users, which see their own rows only. */
  owner: number;
  /** Statements of users' requests over all owners. */
  requests: number;
  sessions: number;
  intake: number;
  work: number;
  background: number;
}

export interface InstagramSettings {
  wwwUrl: string;
  apiUrl: string;
  graphUrl: string;
  /** For example `v25.0`. */
  graphVersion: string;
  /** Where pictures may come from without TLS: the sandbox, in development. */
  pictureOrigins: readonly string[];
  /** Text messages per second that one account may send. */
  sendsPerSecond: number;
  appId: string;
  appSecret: string;
  /** Any of these may have signed a webhook. */
  webhookSecrets: readonly string[];
  verifyToken: string;
}

export interface AccountSettings {
  /** Who can create an account: everybody, whoever has an invitation, nobody. */
  registration: Registration;
  authMode: AuthMode;
  /** New accounts from one address (security control S14). */
  registrationsPerHour: number;
  registrationsPerDay: number;
  /** Never below the specified 6. */
  passwordMinLength: number;
  /** Reverse proxies in front of this server; with 0 the header `X-Forwarded-For` is not looked at. */
  trustedProxies: number;
  /** How long the audit log keeps an entry (security control S41). */
  auditLogDays: number;
}

/** Calls that one user may make of one process (security control S31). */
export interface AdmissionSettings {
  callsAtOnce: number;
  /** Beyond those at once; the next one is refused. */
  callsWaiting: number;
  waitMs: number;
  callsPerMinute: number;
  /** For which their calls hold a connection. */
  databaseSecondsPerMinute: number;
}

/** What one user may store (security control S31). */
export interface QuotaSettings {
  flows: number;
  /** Of each flow; older ones that nothing uses are deleted. */
  versionsPerFlow: number;
  /** Of all flows with their versions, as they are stored. */
  flowBytes: number;
}

/** Where flows may send requests. */
export interface WebSettings {
  requestPorts: readonly number[];
  /** When given, nothing else is asked; `*.example.com` is everything below example.com. */
  requestHosts: readonly string[] | null;
}

/** Where the browser keeps its session: in the storage of the page, as specified, or in a cookie that scripts cannot read. */
export const authModes = ['bearer', 'cookie'] as const;
export type AuthMode = (typeof authModes)[number];

export const registrations = ['open', 'invite', 'closed'] as const;
type Registration = (typeof registrations)[number];

export interface MailSettings {
  /** For example `smtp://user:password@mail.example.org:587`. */
  smtpUrl: string;
  /** For example `Fanfare <no-reply@example.org>`. */
  from: string;
}

export interface DiskSettings {
  /** Any path on the disk that the database fills. Absolute. */
  path: string;
  /** With less than this, webhooks and uploads are refused; with less than twice as much, the log warns. */
  minFreeBytes: number;
}

export interface MetricsSettings {
  /** Null: no port of their own. */
  port: number | null;
  host: string;
  /** Asked for as a bearer token; null: whoever reaches the port may read. */
  token: string | null;
}

export interface TraceSettings {
  /** Of a collector that speaks OTLP over HTTP, for example `http://localhost:4318`. */
  endpoint: string;
  /** May hold the key of the collector. */
  headers: Readonly<Record<string, string>>;
  /** The part of all traces that is kept, from 0 to 1. */
  ratio: number;
  serviceName: string;
}

/** `web`: calls, webhooks and pages; `worker`: everything that happens in the background; `realtime`: the socket. */
export const roles = ['web', 'worker', 'realtime'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
