export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  maxConnections: number;
  dataDir: string;
  systemDir: string;
  databaseUrl: string | null;
  journal: JournalSettings | null;
  databaseDirectUrl: string | null;
  databasePooler: DatabasePooler;
  replica: ReplicaSettings | null;
  bucket: StorageBucket | null;
  poolSizes: PoolSizes;
  publicUrl: string;
  instagram: InstagramSettings;
  accounts: AccountSettings;
  oidc: OidcSettings | null;
  sampleAccount: SampleAccountSettings | null;
  admission: AdmissionSettings;
  quotas: QuotaSettings;
  mail: MailSettings;
  web: WebSettings;
  tokenEncryptionKey: Buffer | null;
  tokenEncryptionOtherKeys: readonly Buffer[];
  /** Has 32 bytes. Null if generated (only in development). */
  releaseSigningKey: Buffer | null;
  isUpgradeBackedUp: boolean;
  releaseSigningOtherKeys: readonly string[];
  intakeMaxAgeSeconds: number;
  deadLetterDays: number;
  /** 0: forever. */
  retentionDays: number;
  releasesDir: string;
  releasesOrigin: string | null;
  needsReleaseApproval: boolean;
  shellDir: string;
  docsDir: string;
  sdkDir: string;
  devRemotes: Readonly<Record<string, string>>;
  logLevel: LogLevel;
  roles: readonly Role[];
  disk: DiskSettings;
  metrics: MetricsSettings;
  traces: TraceSettings | null;
}

export interface JournalSettings {
  servers: readonly string[];
  user: string | null;
  password: string | null;
  isTls: boolean;
  name: string;
  replicas: number;
  maxBytes: number;
  maxMinutes: number;
}

export interface ReplicaSettings {
  url: string;
  connections: number;
  maxLagSeconds: number;
}

export interface StorageBucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const databasePoolers = ['auto', 'off', 'transaction'] as const;
export type DatabasePooler = (typeof databasePoolers)[number];

export interface PoolSizes {
  owner: number;
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
  pictureOrigins: readonly string[];
  /** Null for the real Instagram, and in production. */
  sandboxOrigin: string | null;
  sendsPerSecond: number;
  /** Until a message with a lost response that is not listed counts as not sent. */
  secondLookSeconds: number;
  appId: string;
  appSecret: string;
  webhookSecrets: readonly string[];
  verifyToken: string;
}

export interface AccountSettings {
  registration: Registration;
  authMode: AuthMode;
  /** Limit per IP address (S14). */
  registrationsPerHour: number;
  registrationsPerDay: number;
  passwordMinLength: number;
  /** Number of reverse proxies. With 0, `X-Forwarded-For` is ignored. */
  trustedProxies: number;
  auditLogDays: number;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  /** In lower case. Empty: any domain. */
  allowedDomains: readonly string[];
}

export interface SampleAccountSettings {
  /** Path of the script that fills a new account. */
  script: string;
  sandboxUrl: string;
}

export interface AdmissionSettings {
  callsAtOnce: number;
  callsWaiting: number;
  waitMs: number;
  callsPerMinute: number;
  databaseSecondsPerMinute: number;
}

export interface QuotaSettings {
  flows: number;
  versionsPerFlow: number;
  flowBytes: number;
}

export interface WebSettings {
  requestPorts: readonly number[];
  requestHosts: readonly string[] | null;
}

/** The session is in page storage, as specified, or in an HttpOnly cookie. */
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
  minFreeBytes: number;
}

export interface MetricsSettings {
  port: number | null;
  host: string;
  token: string | null;
}

export interface TraceSettings {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  ratio: number;
  serviceName: string;
}

/** `worker` does the work of `events` and of `background`. */
export const roles = ['web', 'worker', 'realtime', 'events', 'background'] as const;
export type Role = (typeof roles)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
