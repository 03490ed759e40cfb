import { PASSWORD_MIN_LENGTH } from '@fanfare/shared/contracts/limits';
import { authModes, logLevels, registrations, roles } from './Settings.ts';

export interface Setting {
  default?: string | number;
  defaultInWords?: string;
  oneOf?: readonly string[];
  someOf?: readonly string[];
  meaning?: string;
}

/** The minimum of ASVS. The specified minimum stays the default outside hosting. */
export const HOSTED_PASSWORD_MIN_LENGTH = 8;

const none = 'none';
const generated = 'generated in development';
const sandboxCredentials = "required; `pnpm start` sets the sandbox's";
const instagramAddresses = "Instagram's own; with the sandbox's `INSTAGRAM_APP_ID` the sandbox's";

export const settingCatalogue = {
  NODE_ENV: {
    default: 'development',
    oneOf: ['development', 'production', 'test'],
    meaning:
      '`production` refuses missing keys and weak secrets: shorter than 16 characters, patterns, template placeholders, one key for two purposes',
  },
  PORT: { default: 3000, meaning: 'port of the server' },
  HOST: { default: 'localhost', meaning: 'address of the server' },
  MAX_CONNECTIONS: {
    // Below the usual limit of open files; the database and the disk need some too.
    default: 10_000,
    meaning: 'limit on open connections, including sockets of browsers; further ones are closed at once',
  },
  PUBLIC_URL: { defaultInWords: '`http://localhost:$PORT`', meaning: 'origin at which browsers reach the server' },
  ROLE: {
    default: roles.join(','),
    someOf: roles,
    meaning: 'roles of this process; several processes share one `DATABASE_URL`',
  },
  LOG_LEVEL: { default: 'info', oneOf: logLevels, meaning: 'minimum level of log entries' },
  FANFARE_DATA_DIR: { default: '.fanfare', meaning: 'embedded database, releases, generated secrets, backups' },
  FANFARE_SYSTEM_DIR: {
    default: '/var/lib/fanfare',
    meaning: 'directory of the embedded database when root starts it and its user cannot access the data directory',
  },
  DATABASE_URL: { defaultInWords: 'embedded', meaning: 'any PostgreSQL from version 15 instead of the embedded one' },
  BACKUP_BEFORE_UPGRADE: {
    default: 'on',
    oneOf: ['on', 'off'],
    meaning:
      'whether to write a backup into `$FANFARE_DATA_DIR/backups` before migrations that change rows; use `off` with database snapshots',
  },
  DATABASE_POOL_OWNER: {
    default: 12,
    meaning:
      'connections of this process for transactions of users; all pools of all processes, plus 1 listener each, must fit into `max_connections` of PostgreSQL',
  },
  DATABASE_POOL_REQUESTS: {
    default: 6,
    meaning: 'connections for requests that access all accounts, such as a change of username',
  },
  DATABASE_POOL_SESSIONS: { default: 4, meaning: 'connections for sign-in and session checks' },
  DATABASE_POOL_INTAKE: { default: 4, meaning: 'connections for storing webhooks' },
  DATABASE_POOL_WORK: { default: 8, meaning: 'connections for workers and the outbox' },
  DATABASE_POOL_BACKGROUND: { default: 4, meaning: 'connections for jobs, statistics and clean-up' },
  RELEASE_SIGNING_KEY: {
    defaultInWords: generated,
    meaning: '32 bytes in base64; signs the release document; must be equal for all processes of one origin',
  },
  RELEASE_SIGNING_OTHER_KEYS: {
    defaultInWords: none,
    meaning: 'comma-separated public keys from `pnpm keys` whose signatures pages also accept, for [key rotation](keys.md)',
  },
  RELEASES_DIR: { defaultInWords: '`$FANFARE_DATA_DIR/releases`', meaning: 'released remotes' },
  RELEASES_ORIGIN: {
    defaultInWords: '`$PUBLIC_URL`',
    meaning: 'separate origin, routed to this server, from which browsers load [released remotes](releases.md) only',
  },
  RELEASE_APPROVAL: {
    defaultInWords: '`off`, in production `on`',
    meaning: '`on` or `off`: whether a second admin must [approve a build](releases.md) before users get it',
  },
  SHELL_DIR: { defaultInWords: '`shell/dist`', meaning: 'the built shell' },
  DOCS_DIR: { defaultInWords: '`docs/dist`', meaning: 'the built documentation, served at `/docs`' },
  SDK_DIR: { defaultInWords: '`sdk/dist`', meaning: 'packages for remotes in separate repositories, served at `/sdk/`' },
  DEV_REMOTES: { default: '{}', meaning: 'JSON: URLs of development servers by remote; ignored in production' },
  DISK_PATH: { defaultInWords: '`$FANFARE_DATA_DIR`', meaning: 'any path on the disk that the database fills' },
  DISK_MIN_FREE_MB: {
    default: 512,
    meaning: 'below this, webhooks and uploads are refused (503); below twice as much, the log warns',
  },
  TOKEN_ENCRYPTION_KEY: {
    defaultInWords: generated,
    meaning:
      '32 bytes in base64; encrypts Instagram tokens, second factors and secrets of flows at rest; [how to replace it](keys.md)',
  },
  TOKEN_ENCRYPTION_OTHER_KEYS: {
    defaultInWords: none,
    meaning: 'comma-separated keys for decryption only; their values are re-encrypted with `TOKEN_ENCRYPTION_KEY`',
  },
  INSTAGRAM_APP_ID: { defaultInWords: sandboxCredentials, meaning: 'the Meta app' },
  INSTAGRAM_APP_SECRET: { defaultInWords: sandboxCredentials },
  INSTAGRAM_VERIFY_TOKEN: { defaultInWords: sandboxCredentials },
  INSTAGRAM_WEBHOOK_SECRETS: {
    defaultInWords: '`$INSTAGRAM_APP_SECRET`',
    meaning: 'comma-separated secrets for webhook signatures; two during a rotation',
  },
  INSTAGRAM_WWW_URL: { defaultInWords: instagramAddresses, meaning: 'base URLs of Instagram' },
  INSTAGRAM_API_URL: { defaultInWords: instagramAddresses },
  INSTAGRAM_GRAPH_URL: { defaultInWords: instagramAddresses },
  INSTAGRAM_GRAPH_VERSION: { default: 'v25.0', meaning: "version of Instagram's API" },
  INSTAGRAM_SENDS_PER_SECOND: {
    // Instagram's limit per professional account.
    default: 100,
    meaning: 'texts per second and account; several workers share it',
  },
  DEAD_LETTER_DAYS: {
    default: 30,
    meaning: 'days until unreadable webhook bodies are deleted; at most 3650',
  },
  SMTP_URL: {
    default: 'smtp://localhost:3025',
    meaning: "mail server; the default is the sandbox's mailbox",
  },
  MAIL_FROM: { default: 'Fanfare <no-reply@fanfare.localhost>', meaning: 'sender of mails' },
  REGISTRATION: {
    default: 'open',
    oneOf: registrations,
    meaning: '`closed` refuses sign-ups, `invite` requires a link of `pnpm invite`',
  },
  AUTH_MODE: {
    default: 'bearer',
    oneOf: authModes,
    meaning: 'session storage in the browser: `bearer` in the page, as specified; `cookie` in a cookie that scripts cannot read',
  },
  REGISTRATIONS_PER_HOUR: { default: 5, meaning: 'sign-ups per IP address' },
  REGISTRATIONS_PER_DAY: { default: 20 },
  PASSWORD_MIN_LENGTH: {
    defaultInWords: `\`${PASSWORD_MIN_LENGTH}\`, in production \`${HOSTED_PASSWORD_MIN_LENGTH}\``,
    meaning: `minimum length of new passwords; never below ${PASSWORD_MIN_LENGTH}`,
  },
  USER_CALLS_AT_ONCE: { default: 4, meaning: 'concurrent calls per user, in each process' },
  USER_CALLS_WAITING: {
    default: 60,
    meaning: 'queued calls per user; further ones are refused (429)',
  },
  USER_CALL_WAIT_MS: { default: 5_000, meaning: 'time that a call may be queued before it is refused (429)' },
  USER_CALLS_PER_MINUTE: {
    default: 1_200,
    meaning: 'calls per user; further ones are refused (429) until the minute ends',
  },
  USER_DATABASE_SECONDS_PER_MINUTE: {
    default: 120,
    meaning: 'time that calls of one user may hold database connections; then they are refused (429) until the minute ends',
  },
  USER_FLOWS: { default: 500, meaning: 'flows per user' },
  USER_FLOW_VERSIONS: {
    default: 50,
    meaning: 'versions per flow; older ones are deleted unless a run or an automation uses them',
  },
  USER_FLOW_MB: { default: 100, meaning: 'storage per user for flows and their versions' },
  FLOW_REQUEST_PORTS: { default: '80,443', meaning: 'ports to which flows may send requests' },
  FLOW_REQUEST_HOSTS: {
    defaultInWords: 'any public host',
    meaning: 'allow list of hosts to which flows may send requests (`api.example.com,*.example.org`)',
  },
  TRUSTED_PROXIES: { default: 0, meaning: 'number of reverse proxies whose `X-Forwarded-For` is trusted' },
  AUDIT_LOG_DAYS: { default: 365, meaning: 'retention of the security log in days' },
  METRICS_PORT: { defaultInWords: none, meaning: 'separate port for `/metrics`' },
  METRICS_HOST: { default: 'localhost' },
  METRICS_TOKEN: {
    defaultInWords: none,
    meaning: 'bearer token; without `METRICS_PORT`, the server has `/metrics` only when this is set',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    defaultInWords: none,
    meaning:
      'URL of an OTLP/HTTP collector for [traces](traces.md), like `http://localhost:4318`; without it there are no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { defaultInWords: none, meaning: 'headers for the collector, like `x-api-key=...`' },
  OTEL_SERVICE_NAME: { default: 'fanfare', meaning: 'service name of traces' },
  OTEL_TRACES_SAMPLER_ARG: {
    default: '1',
    meaning: 'sampling ratio from 0 to 1, equal in all processes',
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Catalogue = typeof settingCatalogue;

export type SettingName = keyof Catalogue;

export type SettingNameWith<Entry> = { [N in SettingName]: Catalogue[N] extends Entry ? N : never }[SettingName];
