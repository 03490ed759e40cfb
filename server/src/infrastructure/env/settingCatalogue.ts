import { PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts/limits';
import { authModes, databasePoolers, logLevels, registrations, roles } from './Settings.ts';

/** Also shown in `docs/operations/settings.md`. Texts are Markdown. */
export interface Setting {
  /** Absent if there is none, or if it depends on other settings. */
  default?: string | number;
  defaultInWords?: string;
  oneOf?: readonly string[];
  someOf?: readonly string[];
  /** Absent if it shares the previous row. */
  meaning?: string;
}

/** ASVS requires this; outside hosting, the specified minimum is the default. */
export const HOSTED_PASSWORD_MIN_LENGTH = 8;

const none = 'none';
const generated = 'generated in development';
const sandboxCredentials = 'required; `pnpm start` uses those of the sandbox';
const instagramAddresses = "Instagram, or the sandbox if `INSTAGRAM_APP_ID` is the sandbox's";

export const settingCatalogue = {
  NODE_ENV: {
    default: 'development',
    oneOf: ['development', 'production', 'test'],
    meaning:
      '`production` rejects missing keys and weak secrets: shorter than 16 characters, patterns, template values, one key for two purposes',
  },
  PORT: { default: 3000, meaning: 'port of the server' },
  HOST: { default: 'localhost', meaning: 'address on which the server listens' },
  MAX_CONNECTIONS: {
    // Must be below the usual limit of open files.
    default: 10_000,
    meaning: 'maximum number of open connections, including browser sockets; further ones are closed immediately',
  },
  PUBLIC_URL: { defaultInWords: '`http://localhost:$PORT`', meaning: 'origin of the server for browsers' },
  ROLE: {
    default: 'web,worker,realtime',
    someOf: roles,
    meaning: 'work of this process; several processes share one `DATABASE_URL`; `worker` is `events` and `background` together',
  },
  LOG_LEVEL: { default: 'info', oneOf: logLevels, meaning: 'minimum level of log lines' },
  FANFARE_DATA_DIR: { default: '.fanfare', meaning: 'embedded database, releases, generated secrets, backups' },
  FANFARE_SYSTEM_DIR: {
    default: '/var/lib/fanfare',
    meaning: 'directory of the embedded database if root starts it and its user cannot access the data directory',
  },
  DATABASE_URL: {
    defaultInWords: 'embedded',
    meaning:
      'URL of a PostgreSQL 15 or later; otherwise the embedded one is used; of several hosts (`postgres://user@a:5432,b:5432/db`) the primary is used ([fail-over](../scaling.md#fail-over))',
  },
  DATABASE_DIRECT_URL: {
    defaultInWords: '`$DATABASE_URL`',
    meaning:
      'URL of PostgreSQL itself, for migrations, backups and `LISTEN`; required if `DATABASE_URL` names a [pooler](../scaling.md#pooler)',
  },
  DATABASE_POOLER: {
    default: 'auto',
    oneOf: databasePoolers,
    meaning:
      '`auto` detects a pooler at `DATABASE_URL`; `transaction` if it uses transaction mode and is not detected; `off` if there is none',
  },
  DATABASE_REPLICA_URL: {
    defaultInWords: none,
    meaning:
      'URL of a [read replica](../scaling.md#read-replica) for analytics, searches and exports; of several hosts a standby is used',
  },
  DATABASE_REPLICA_MAX_LAG_SECONDS: {
    default: 30,
    meaning: 'a replica that lags further is not read; the primary serves its reads',
  },
  DATABASE_POOL_REPLICA: { default: 6, meaning: 'connections to the replica' },
  STORAGE_URL: {
    defaultInWords: none,
    meaning:
      'S3-compatible [bucket](storage.md) for uploaded files and releases: `s3://key:secret@host:port/bucket?region=eu-central-1`, with `&tls=off` for plain HTTP; otherwise uploaded files are in the database, and releases in `RELEASES_DIR`',
  },
  BACKUP_BEFORE_UPGRADE: {
    default: 'on',
    oneOf: ['on', 'off'],
    meaning:
      'writes a backup to `$FANFARE_DATA_DIR/backups` before migrations that change rows; `off` if you take database snapshots instead',
  },
  JOURNAL_URL: {
    defaultInWords: none,
    meaning:
      'URLs of NATS servers with JetStream, like `nats://user:password@a:4222,nats://b:4222,nats://c:4222` (`tls://` for TLS): webhooks are accepted into this [journal](journal.md) and moved to the database',
  },
  JOURNAL_NAME: { default: 'fanfare', meaning: 'name of its stream; differs for each installation that uses the NATS servers' },
  JOURNAL_REPLICAS: {
    defaultInWords: '`3` for three or more servers in `JOURNAL_URL`, otherwise `1`',
    meaning: 'copies of each record of the journal: 1, 3 or 5',
  },
  JOURNAL_MAX_MB: { default: 1_024, meaning: 'size of the journal; when it is full, webhooks are rejected (503)' },
  JOURNAL_MAX_MINUTES: {
    default: 60,
    meaning: 'webhooks are accepted for this long while the database does not respond, then rejected (503)',
  },
  DATABASE_POOL_OWNER: {
    default: 12,
    meaning:
      'connections for transactions of users; the sum of all pools plus one listener, for all processes, must not exceed `max_connections` of PostgreSQL',
  },
  DATABASE_POOL_REQUESTS: {
    default: 6,
    meaning: 'connections for requests that access data of all users, such as renaming a user',
  },
  DATABASE_POOL_SESSIONS: { default: 4, meaning: 'connections for sign-in and session checks' },
  DATABASE_POOL_INTAKE: { default: 4, meaning: 'connections for storing webhooks' },
  DATABASE_POOL_WORK: { default: 8, meaning: 'connections for workers and the outbox' },
  DATABASE_POOL_BACKGROUND: { default: 4, meaning: 'connections for jobs, statistics and clean-up' },
  RELEASE_SIGNING_KEY: {
    defaultInWords: generated,
    meaning: '32 bytes in base64; signs the release document; must be the same for all processes of an installation',
  },
  RELEASE_SIGNING_OTHER_KEYS: {
    defaultInWords: none,
    meaning: 'comma-separated public keys from `pnpm keys` whose signatures pages also accept, for [key rotation](keys.md)',
  },
  RELEASES_DIR: { defaultInWords: '`$FANFARE_DATA_DIR/releases`', meaning: 'directory of released remotes' },
  RELEASES_ORIGIN: {
    defaultInWords: '`$PUBLIC_URL`',
    meaning: 'separate origin, routed to this server, from which browsers load [released remotes](releases.md) only',
  },
  RELEASE_APPROVAL: {
    defaultInWords: '`off`, in production `on`',
    meaning: '`on` or `off`: a build needs [approval](releases.md) by an admin who did not publish it',
  },
  SHELL_DIR: { defaultInWords: '`shell/dist`', meaning: 'directory of the built shell' },
  DOCS_DIR: { defaultInWords: '`docs/dist`', meaning: 'directory of the built documentation, served at `/docs`' },
  SDK_DIR: {
    defaultInWords: '`sdk/dist`',
    meaning: 'directory of the packages for remotes in other repositories, served at `/sdk/`',
  },
  DEV_REMOTES: { default: '{}', meaning: 'JSON: URLs of development servers by remote; ignored in production' },
  DISK_PATH: { defaultInWords: '`$FANFARE_DATA_DIR`', meaning: 'any path on the disk of the database' },
  DISK_MIN_FREE_MB: {
    default: 512,
    meaning: 'below this free space webhooks and uploads are rejected (503); below twice as much the log warns',
  },
  TOKEN_ENCRYPTION_KEY: {
    defaultInWords: generated,
    meaning:
      '32 bytes in base64; encrypts Instagram tokens, two-factor secrets and secrets of flows at rest; [rotation](keys.md)',
  },
  TOKEN_ENCRYPTION_OTHER_KEYS: {
    defaultInWords: none,
    meaning: 'comma-separated keys that only decrypt; their values are re-encrypted with `TOKEN_ENCRYPTION_KEY`',
  },
  INSTAGRAM_APP_ID: { defaultInWords: sandboxCredentials, meaning: 'credentials of the Meta app' },
  INSTAGRAM_APP_SECRET: { defaultInWords: sandboxCredentials },
  INSTAGRAM_VERIFY_TOKEN: { defaultInWords: sandboxCredentials },
  INSTAGRAM_WEBHOOK_SECRETS: {
    defaultInWords: '`$INSTAGRAM_APP_SECRET`',
    meaning: 'comma-separated secrets that may sign webhooks: two during a rotation',
  },
  INSTAGRAM_WWW_URL: { defaultInWords: instagramAddresses, meaning: 'base URLs of Instagram' },
  INSTAGRAM_API_URL: { defaultInWords: instagramAddresses },
  INSTAGRAM_GRAPH_URL: { defaultInWords: instagramAddresses },
  INSTAGRAM_GRAPH_VERSION: { default: 'v25.0', meaning: "version of Instagram's API" },
  INSTAGRAM_SENDS_PER_SECOND: {
    default: 100,
    meaning: 'texts per second and account, for this process; several workers divide it',
  },
  INSTAGRAM_SECOND_LOOK_SECONDS: {
    default: 120,
    meaning: 'seconds until a message with a lost response that Instagram does not list is sent again; at least 30',
  },
  SAMPLE_ACCOUNT_SCRIPT: {
    defaultInWords: 'none; `pnpm start` sets it with the sandbox',
    meaning:
      "script that fills the sample accounts of the sign-in page; rejected in production, and unless `INSTAGRAM_APP_ID` is the sandbox's",
  },
  INTAKE_MAX_AGE_SECONDS: {
    default: 10,
    meaning:
      'webhooks of an account whose oldest event has been queued for this long are rejected (503), until it has been queued for at most half of this; from 5 to 3600',
  },
  DEAD_LETTER_DAYS: {
    default: 30,
    meaning: 'days until an unreadable webhook body is deleted; at most 3650',
  },
  RETENTION_DAYS: {
    default: 400,
    meaning:
      'days that messages, comments, events, processed updates, ended runs and sent messages are stored; from 30, or `0` to store them forever. Contacts, conversations, open work and statistics stay',
  },
  SMTP_URL: {
    default: 'smtp://localhost:3025',
    meaning: 'mail server; the default is the mailbox of the sandbox',
  },
  MAIL_FROM: { default: 'Fanfare <no-reply@fanfare.localhost>', meaning: 'sender of emails' },
  REGISTRATION: {
    default: 'open',
    oneOf: registrations,
    meaning: '`closed` rejects sign-ups, `invite` accepts only links of `pnpm invite`',
  },
  AUTH_MODE: {
    default: 'bearer',
    oneOf: authModes,
    meaning:
      'where browsers store the session: `bearer` in local storage, as specified; `cookie` in a cookie that scripts cannot read',
  },
  OIDC_ISSUER: {
    defaultInWords: none,
    meaning:
      'issuer URL of an OpenID Connect provider, for example `https://accounts.google.com`; turns on [single sign-on](single-sign-on.md)',
  },
  OIDC_CLIENT_ID: {
    defaultInWords: none,
    meaning: 'client at the provider; its redirect URI is `$PUBLIC_URL/api/auth/oidc/callback`',
  },
  OIDC_CLIENT_SECRET: { defaultInWords: none },
  OIDC_NAME: { default: 'single sign-on', meaning: 'name of the provider on the button, for example `Google`' },
  OIDC_ALLOWED_DOMAINS: {
    defaultInWords: 'any domain',
    meaning:
      'email domains that may sign in with the provider, for example `example.org,example.com`; they can create accounts even if `REGISTRATION` is not `open`',
  },
  REGISTRATIONS_PER_HOUR: { default: 5, meaning: 'sign-ups per IP address' },
  REGISTRATIONS_PER_DAY: { default: 20 },
  PASSWORD_MIN_LENGTH: {
    defaultInWords: `\`${PASSWORD_MIN_LENGTH}\`, in production \`${HOSTED_PASSWORD_MIN_LENGTH}\``,
    meaning: `minimum length of new passwords; at least ${PASSWORD_MIN_LENGTH}`,
  },
  USER_CALLS_AT_ONCE: { default: 4, meaning: 'concurrent calls per user, in each process' },
  USER_CALLS_WAITING: {
    default: 60,
    meaning: 'queued calls per user; further ones are rejected (429)',
  },
  USER_CALL_WAIT_MS: { default: 5_000, meaning: 'maximum time in the queue before a call is rejected (429)' },
  USER_CALLS_PER_MINUTE: {
    default: 1_200,
    meaning: 'calls per user and minute; further ones are rejected (429)',
  },
  USER_DATABASE_SECONDS_PER_MINUTE: {
    default: 120,
    meaning: 'database connection time per user and minute; further calls are rejected (429)',
  },
  USER_FLOWS: { default: 500, meaning: 'flows per user' },
  USER_FLOW_VERSIONS: {
    default: 50,
    meaning: 'stored versions per flow; older ones are deleted unless a run or an automation uses them',
  },
  USER_FLOW_MB: { default: 100, meaning: 'storage for all flows of a user, including versions' },
  FLOW_REQUEST_PORTS: { default: '80,443', meaning: 'ports to which flows may send requests' },
  FLOW_REQUEST_HOSTS: {
    defaultInWords: 'any public host',
    meaning: 'allowed hosts for requests of flows, for example `api.example.com,*.example.org`',
  },
  TRUSTED_PROXIES: { default: 0, meaning: 'number of proxies in front of the server whose forwarded addresses are trusted' },
  AUDIT_LOG_DAYS: { default: 365, meaning: 'days that entries of the audit log are stored' },
  METRICS_PORT: { defaultInWords: none, meaning: 'separate port for `/metrics`' },
  METRICS_HOST: { default: 'localhost' },
  METRICS_TOKEN: {
    defaultInWords: none,
    meaning: 'bearer token for metrics; without `METRICS_PORT`, `/metrics` of the server exists only if this is set',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    defaultInWords: none,
    meaning:
      'collector for [traces](traces.md) with OTLP over HTTP, for example `http://localhost:4318`; tracing is off without it',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { defaultInWords: none, meaning: 'headers for the collector, for example `x-api-key=...`' },
  OTEL_SERVICE_NAME: { default: 'fanfare', meaning: 'service name in traces' },
  OTEL_TRACES_SAMPLER_ARG: {
    default: '1',
    meaning: 'share of traces, from 0 to 1; all processes sample the same ones',
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Catalogue = typeof settingCatalogue;

export type SettingName = keyof Catalogue;

export type SettingNameWith<Entry> = { [N in SettingName]: Catalogue[N] extends Entry ? N : never }[SettingName];
