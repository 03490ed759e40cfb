export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  maxConnections: number;
  dataDir: string;
  systemDir: string;
  databaseUrl: string | null;
  poolSizes: PoolSizes;
  publicUrl: string;
  instagram: InstagramSettings;
  accounts: AccountSettings;
  admission: AdmissionSettings;
  quotas: QuotaSettings;
  mail: MailSettings;
  web: WebSettings;
  /** 32 bytes. Null: generated in the data directory (development only). */
  tokenEncryptionKey: Buffer | null;
  /** 32 bytes each; only used to decrypt. */
  tokenEncryptionOtherKeys: readonly Buffer[];
  /** 32 bytes. Null: generated in the data directory (development only). */
  releaseSigningKey: Buffer | null;
  isUpgradeBackedUp: boolean;
  /** Public keys, 32 bytes in base64 each, that pages accept besides that of `releaseSigningKey`. */
  releaseSigningOtherKeys: readonly string[];
  deadLetterDays: number;
  releasesDir: string;
  /** An origin for build files only. Null: the same as `publicUrl`. */
  releasesOrigin: string | null;
  /** A second person must approve builds. */
  needsReleaseApproval: boolean;
  shellDir: string;
  docsDir: string;
  sdkDir: string;
  /** URLs by name. Always empty in production. */
  devRemotes: Readonly<Record<string, string>>;
  logLevel: LogLevel;
  roles: readonly Role[];
  disk: DiskSettings;
  metrics: MetricsSettings;
  traces: TraceSettings | null;
}

export interface PoolSizes {
  /** Transactions of users, limited by row-level security. */
  owner: number;
  /** Statements of requests over all owners. */
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
  graphVersion: string;
  /** Origins without TLS from which images may come: the sandbox, in development. */
  pictureOrigins: readonly string[];
  sendsPerSecond: number;
  appId: string;
  appSecret: string;
  webhookSecrets: readonly string[];
  verifyToken: string;
}

export interface AccountSettings {
  /** Everybody, holders of an invitation, or nobody. */
  registration: Registration;
  authMode: AuthMode;
  /** New accounts per IP address (security control S14). */
  registrationsPerHour: number;
  registrationsPerDay: number;
  /** Never below the specified 6. */
  passwordMinLength: number;
  /** Number of reverse proxies. With 0, `X-Forwarded-For` is ignored. */
  trustedProxies: number;
  auditLogDays: number;
}

export interface AdmissionSettings {
  callsAtOnce: number;
  /** Waiting calls beyond the concurrent ones; more are refused. */
  callsWaiting: number;
  waitMs: number;
  callsPerMinute: number;
  /** Time for which calls may hold a connection. */
  databaseSecondsPerMinute: number;
}

/** Storage limits per user (security control S31). */
export interface QuotaSettings {
  flows: number;
  /** Per flow; unused older versions are deleted. */
  versionsPerFlow: number;
  /** Size of all flows with their versions, as stored. */
  flowBytes: number;
}

/** Hosts that flows may call. */
export interface WebSettings {
  requestPorts: readonly number[];
  /** An allow list; `*.example.com` is everything below example.com. */
  requestHosts: readonly string[] | null;
}

/** Where the browser stores the session: in page storage, as specified, or in a cookie that scripts cannot read. */
export const authModes = ['bearer', 'cookie'] as const;
export type AuthMode = (typeof authModes)[number];

export const registrations = ['open', 'invite', 'closed'] as const;
type Registration = (typeof registrations)[number];

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

export interface DiskSettings {
  path: string;
  /** Below this, webhooks and uploads are refused; below twice as much, the log warns. */
  minFreeBytes: number;
}

export interface MetricsSettings {
  /** Null: no port for metrics. */
  port: number | null;
  host: string;
  /** Bearer token. Null: the port is open to anybody who reaches it. */
  token: string | null;
}

export interface TraceSettings {
  /** URL of an OTLP/HTTP collector, for example `http://localhost:4318`. */
  endpoint: string;
  /** May contain the collector's key. */
  headers: Readonly<Record<string, string>>;
  /** Sampling ratio from 0 to 1. */
  ratio: number;
  serviceName: string;
}

/** `web`: calls, webhooks and pages; `worker`: background work; `realtime`: the socket. */
export const roles = ['web', 'worker', 'realtime'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
