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
      '`production` refuses missing keys and secrets that can be guessed: shorter than 16 characters, patterns, left from a template, one key for two purposes',
  },
  PORT: { default: 3000, meaning: 'where the server listens' },
  HOST: { default: 'localhost', meaning: 'address that it listens on' },
  MAX_CONNECTIONS: {
    // Below the usual limit of open files; the database and the disk need some too.
    default: 10_000,
    meaning: 'connections open at the same time, sockets of browsers included; the next one is closed at once',
  },
  PUBLIC_URL: { defaultInWords: '`http://localhost:$PORT`', meaning: 'origin under which browsers reach the server' },
  ROLE: {
    default: roles.join(','),
    someOf: roles,
    meaning: 'what this process does; several processes share one `DATABASE_URL`',
  },
  LOG_LEVEL: { default: 'info', oneOf: logLevels, meaning: 'what is less severe is not logged' },
  FANFARE_DATA_DIR: { default: '.fanfare', meaning: 'embedded database, releases, generated secrets, backups' },
  FANFARE_SYSTEM_DIR: {
    default: '/var/lib/fanfare',
    meaning: 'where the embedded database goes when root starts it and its own user cannot reach the data directory',
  },
  DATABASE_URL: { defaultInWords: 'embedded', meaning: 'any PostgreSQL from version 15 instead of the embedded one' },
  BACKUP_BEFORE_UPGRADE: {
    default: 'on',
    oneOf: ['on', 'off'],
    meaning:
      'whether a backup is written into `$FANFARE_DATA_DIR/backups` before migrations that change rows; `off` where snapshots of the database are taken instead',
  },
  DATABASE_POOL_OWNER: {
    default: 12,
    meaning:
      'connections of this process for transactions of users; the sum of the pools and 1 that listens must fit into `max_connections` of PostgreSQL, for all processes together',
  },
  DATABASE_POOL_REQUESTS: {
    default: 6,
    meaning: "connections for what users' requests do over all accounts, like a changed name",
  },
  DATABASE_POOL_SESSIONS: { default: 4, meaning: 'connections for sign-in and the check of sessions' },
  DATABASE_POOL_INTAKE: { default: 4, meaning: 'connections that store webhooks' },
  DATABASE_POOL_WORK: { default: 8, meaning: 'connections for workers and the outbox' },
  DATABASE_POOL_BACKGROUND: { default: 4, meaning: 'connections for jobs, statistics and clean-up' },
  RELEASE_SIGNING_KEY: {
    defaultInWords: generated,
    meaning: '32 bytes in base64; signs the release document; the same for every process behind one address',
  },
  RELEASE_SIGNING_OTHER_KEYS: {
    defaultInWords: none,
    meaning:
      'public keys, as `pnpm keys` prints them, separated by commas: pages also accept what these have signed, so that the key [can be replaced](keys.md)',
  },
  RELEASES_DIR: { defaultInWords: '`$FANFARE_DATA_DIR/releases`', meaning: 'released remotes' },
  RELEASES_ORIGIN: {
    defaultInWords: '`$PUBLIC_URL`',
    meaning:
      'origin with a host name of its own, routed to this server, from which browsers load [released remotes](releases.md); no other page is there',
  },
  RELEASE_APPROVAL: {
    defaultInWords: '`off`, in production `on`',
    meaning: '`on` or `off`: whether an admin who did not publish a build has to [approve it](releases.md) before users get it',
  },
  SHELL_DIR: { defaultInWords: '`shell/dist`', meaning: 'the built shell' },
  DOCS_DIR: { defaultInWords: '`docs/dist`', meaning: 'the built documentation, served at `/docs`' },
  SDK_DIR: { defaultInWords: '`sdk/dist`', meaning: 'packages for remotes in repositories of their own, served at `/sdk/`' },
  DEV_REMOTES: { default: '{}', meaning: 'JSON: addresses of development servers by remote; ignored in production' },
  DISK_PATH: { defaultInWords: '`$FANFARE_DATA_DIR`', meaning: 'any path on the disk that the database fills' },
  DISK_MIN_FREE_MB: {
    default: 512,
    meaning: 'with less room webhooks and uploads are refused (503); with less than twice as much the log warns',
  },
  TOKEN_ENCRYPTION_KEY: {
    defaultInWords: generated,
    meaning:
      '32 bytes in base64; encrypts Instagram tokens, second factors and secrets of flows at rest; [how to replace it](keys.md)',
  },
  TOKEN_ENCRYPTION_OTHER_KEYS: {
    defaultInWords: none,
    meaning: 'keys that still decrypt, separated by commas; what they encrypted is re-encrypted with `TOKEN_ENCRYPTION_KEY`',
  },
  INSTAGRAM_APP_ID: { defaultInWords: sandboxCredentials, meaning: 'the Meta app' },
  INSTAGRAM_APP_SECRET: { defaultInWords: sandboxCredentials },
  INSTAGRAM_VERIFY_TOKEN: { defaultInWords: sandboxCredentials },
  INSTAGRAM_WEBHOOK_SECRETS: {
    defaultInWords: '`$INSTAGRAM_APP_SECRET`',
    meaning: 'secrets that may have signed a webhook, separated by commas: two during a rotation',
  },
  INSTAGRAM_WWW_URL: { defaultInWords: instagramAddresses, meaning: "bases of Instagram's addresses" },
  INSTAGRAM_API_URL: { defaultInWords: instagramAddresses },
  INSTAGRAM_GRAPH_URL: { defaultInWords: instagramAddresses },
  INSTAGRAM_GRAPH_VERSION: { default: 'v25.0', meaning: "version of Instagram's API that is called" },
  INSTAGRAM_SENDS_PER_SECOND: {
    // Instagram's limit per professional account.
    default: 100,
    meaning: 'texts per second from one account, for this process: its share where several work',
  },
  DEAD_LETTER_DAYS: {
    default: 30,
    meaning: 'days after which a webhook body that could not be read is deleted; at most 3650',
  },
  SMTP_URL: {
    default: 'smtp://localhost:3025',
    meaning: "where mail goes; the default is the sandbox's mailbox",
  },
  MAIL_FROM: { default: 'Fanfare <no-reply@fanfare.localhost>', meaning: 'sender of mails' },
  REGISTRATION: {
    default: 'open',
    oneOf: registrations,
    meaning: '`closed` refuses sign-ups, `invite` takes links of `pnpm invite` only',
  },
  AUTH_MODE: {
    default: 'bearer',
    oneOf: authModes,
    meaning: 'where a browser keeps its session: `bearer` in the page, as specified; `cookie` where no script can read it',
  },
  REGISTRATIONS_PER_HOUR: { default: 5, meaning: 'sign-ups from one address' },
  REGISTRATIONS_PER_DAY: { default: 20 },
  PASSWORD_MIN_LENGTH: {
    defaultInWords: `\`${PASSWORD_MIN_LENGTH}\`, in production \`${HOSTED_PASSWORD_MIN_LENGTH}\``,
    meaning: `characters that a new password needs; never below ${PASSWORD_MIN_LENGTH}`,
  },
  USER_CALLS_AT_ONCE: { default: 4, meaning: 'calls of one user that are worked on at the same time, in each process' },
  USER_CALLS_WAITING: {
    default: 60,
    meaning: 'further calls of that user which wait for their turn; the next one is refused (429)',
  },
  USER_CALL_WAIT_MS: { default: 5_000, meaning: 'how long a call waits for its turn before it is refused (429)' },
  USER_CALLS_PER_MINUTE: {
    default: 1_200,
    meaning: 'calls of one user; further ones are refused (429) until the minute is over',
  },
  USER_DATABASE_SECONDS_PER_MINUTE: {
    default: 120,
    meaning:
      'time for which calls of one user hold connections to the database; then they are refused (429) until the minute is over',
  },
  USER_FLOWS: { default: 500, meaning: 'flows of one user' },
  USER_FLOW_VERSIONS: {
    default: 50,
    meaning: 'versions kept of one flow; older ones are deleted, except those that a run or an automation uses',
  },
  USER_FLOW_MB: { default: 100, meaning: 'storage for all flows of one user with their versions' },
  FLOW_REQUEST_PORTS: { default: '80,443', meaning: 'ports to which flows may send requests' },
  FLOW_REQUEST_HOSTS: {
    defaultInWords: 'any public host',
    meaning: 'hosts to which flows may send requests; given (`api.example.com,*.example.org`), nothing else is asked',
  },
  TRUSTED_PROXIES: { default: 0, meaning: 'how many proxies in front may say who a caller is' },
  AUDIT_LOG_DAYS: { default: 365, meaning: 'days that the security log of an account keeps an entry' },
  METRICS_PORT: { defaultInWords: none, meaning: 'a listener of its own for `/metrics`' },
  METRICS_HOST: { default: 'localhost' },
  METRICS_TOKEN: {
    defaultInWords: none,
    meaning:
      'asked for as a bearer token; without a port of their own, metrics are at `/metrics` of the server only when this is set',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    defaultInWords: none,
    meaning:
      'where [traces](traces.md) go: a collector that speaks OTLP over HTTP, like `http://localhost:4318`; none: there are no traces',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { defaultInWords: none, meaning: 'headers for the collector, like `x-api-key=...`' },
  OTEL_SERVICE_NAME: { default: 'fanfare', meaning: 'under which name' },
  OTEL_TRACES_SAMPLER_ARG: {
    default: '1',
    meaning: 'which part of the traces, from 0 to 1; all processes keep the same ones',
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Catalogue = typeof settingCatalogue;

export type SettingName = keyof Catalogue;

export type SettingNameWith<Entry> = { [N in SettingName]: Catalogue[N] extends Entry ? N : never }[SettingName];
