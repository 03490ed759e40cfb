import { resolve } from 'node:path';
import { type HostPorts, portSettings } from '../hosts/metaHosts.ts';
import { SettingsError } from './SettingsError.ts';

export interface Settings {
  port: number;
  hostPorts: HostPorts;
  dataDirectory: string;
  appId: string;
  appSecret: string;
  verifyToken: string;
  webhookCallbackUrl: string;
  deauthorizeCallbackUrl: string;
  dataDeletionCallbackUrl: string;
  /** 0 selects any free port; null disables the mailbox. */
  smtpPort: number | null;
  isSmtpPortChosen: boolean;
  /** Null disables the identity provider. */
  oidc: { port: number; clientId: string; clientSecret: string; redirectUri: string } | null;
  /** URIs must match exactly. */
  oauthRedirectUris: string[];
  /** Origins of the redirect URIs. */
  appOrigins: string[];
  logLevel: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws SettingsError with all problems */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const problems: string[] = [];

  function required(name: string): string {
    const value = environment[name]?.trim() ?? '';
    if (value === '') problems.push(`${name} is missing: give the sandbox the same value as the server.`);
    return value;
  }

  function url(name: string, text: string): string {
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
      problems.push(`${name} must be an http or https URL, not "${text}".`);
    }
    return text;
  }

  function readSmtpPort(): number | null {
    const text = environment.SANDBOX_SMTP_PORT ?? '3025';
    if (text === 'off') return null;
    if (!/^\d+$/.test(text) || Number(text) > 65_535) {
      problems.push(`SANDBOX_SMTP_PORT must be a number from 0 to 65535 or "off", not "${text}".`);
    }
    return Number(text);
  }

  function readPort(name: string, text: string): number {
    if (!/^\d+$/.test(text) || Number(text) > 65_535) problems.push(`${name} must be a number from 0 to 65535, not "${text}".`);
    return Number(text);
  }

  function readOidc(): Settings['oidc'] {
    const port = environment.SANDBOX_OIDC_PORT ?? '';
    if (port === '') return null;
    return {
      port: readPort('SANDBOX_OIDC_PORT', port),
      clientId: environment.OIDC_CLIENT_ID ?? 'fanfare',
      clientSecret: environment.OIDC_CLIENT_SECRET ?? 'fanfare-in-the-sandbox',
      redirectUri: url('OIDC_REDIRECT_URI', environment.OIDC_REDIRECT_URI ?? 'http://localhost:3000/api/auth/oidc/callback'),
    };
  }

  function ownPort(host: keyof HostPorts): number | null {
    const name = portSettings[host];
    const text = environment[name];
    return text === undefined || text === '' ? null : readPort(name, text);
  }

  if (environment.NODE_ENV === 'production' && environment.SANDBOX_ALLOW_PRODUCTION !== '1') {
    problems.push(
      'NODE_ENV is production: the sandbox is a stand-in for Instagram and starts there only with SANDBOX_ALLOW_PRODUCTION=1.',
    );
  }

  const logLevel = environment.LOG_LEVEL ?? 'info';
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);

  const webhookCallbackUrl = environment.WEBHOOK_CALLBACK_URL ?? 'http://localhost:3000/webhooks/instagram';
  const redirectUris = environment.OAUTH_REDIRECT_URIS ?? 'http://localhost:3000/api/instagram/auth/callback';
  const oauthRedirectUris = redirectUris.split(',').map((uri) => url('OAUTH_REDIRECT_URIS', uri.trim()));
  const settings: Settings = {
    port: readPort('SANDBOX_PORT', environment.SANDBOX_PORT ?? '3001'),
    hostPorts: {
      'www.instagram.com': ownPort('www.instagram.com'),
      'api.instagram.com': ownPort('api.instagram.com'),
      'graph.instagram.com': ownPort('graph.instagram.com'),
    },
    dataDirectory: resolve(environment.SANDBOX_DATA_DIR ?? '.fanfare/sandbox'),
    appId: required('INSTAGRAM_APP_ID'),
    appSecret: required('INSTAGRAM_APP_SECRET'),
    verifyToken: required('INSTAGRAM_VERIFY_TOKEN'),
    webhookCallbackUrl: url('WEBHOOK_CALLBACK_URL', webhookCallbackUrl),
    deauthorizeCallbackUrl: url(
      'DEAUTHORIZE_CALLBACK_URL',
      environment.DEAUTHORIZE_CALLBACK_URL ?? `${webhookCallbackUrl}/deauthorize`,
    ),
    dataDeletionCallbackUrl: url(
      'DATA_DELETION_CALLBACK_URL',
      environment.DATA_DELETION_CALLBACK_URL ?? `${webhookCallbackUrl}/data-deletion`,
    ),
    smtpPort: readSmtpPort(),
    isSmtpPortChosen: environment.SANDBOX_SMTP_PORT !== undefined,
    oidc: readOidc(),
    oauthRedirectUris,
    appOrigins: [...new Set(oauthRedirectUris.flatMap((uri) => URL.parse(uri)?.origin ?? []))],
    logLevel,
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
