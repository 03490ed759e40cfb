import { refuseWeakSecret } from '../keys/refuseWeakSecret.ts';
import type { SettingReader } from '../SettingReader.ts';
import type { InstagramSettings, SampleAccountSettings } from '../Settings.ts';

export const SANDBOX_PREFIX = 'SBX_';
const SANDBOX_URL = 'http://localhost:3001';
/** Longer than Instagram is known to list messages late. */
const SECOND_LOOK_MIN_S = 30;

export function readInstagramSettings(reader: SettingReader, isProduction: boolean): InstagramSettings {
  const appSecret = reader.required('INSTAGRAM_APP_SECRET', 'copy the app secret from the app dashboard.');
  const appId = reader.required('INSTAGRAM_APP_ID', 'copy the Instagram app id from the app dashboard.');
  const isSandbox = (appId || appSecret).startsWith(SANDBOX_PREFIX);
  const baseOf = (host: string) => (isSandbox ? `${SANDBOX_URL}/${host}` : `https://${host}`);
  const graphUrl = reader.httpUrl('INSTAGRAM_GRAPH_URL', baseOf('graph.instagram.com'));
  const wwwUrl = reader.httpUrl('INSTAGRAM_WWW_URL', baseOf('www.instagram.com'));
  const settings: InstagramSettings = {
    wwwUrl,
    apiUrl: reader.httpUrl('INSTAGRAM_API_URL', baseOf('api.instagram.com')),
    graphUrl,
    pictureOrigins: isProduction ? [] : originsWithoutTls(graphUrl),
    sandboxOrigin: isSandbox && !isProduction ? originOfPages(wwwUrl) : null,
    graphVersion: reader.text('INSTAGRAM_GRAPH_VERSION'),
    sendsPerSecond: reader.integer('INSTAGRAM_SENDS_PER_SECOND', 1),
    secondLookSeconds: reader.integer('INSTAGRAM_SECOND_LOOK_SECONDS', SECOND_LOOK_MIN_S),
    appId,
    appSecret,
    webhookSecrets: (reader.optional('INSTAGRAM_WEBHOOK_SECRETS') ?? appSecret)
      .split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== ''),
    verifyToken: reader.required('INSTAGRAM_VERIFY_TOKEN', 'set the text that the webhook subscription is verified with.'),
  };
  if (!/^v\d+\.\d+$/.test(settings.graphVersion)) {
    reader.problem(`INSTAGRAM_GRAPH_VERSION must look like v25.0, not "${settings.graphVersion}".`);
  }
  refuseMixedCredentials(reader, settings);
  if (isProduction) {
    refuseWeakSecret(reader, 'INSTAGRAM_APP_SECRET', appSecret);
    refuseWeakSecret(reader, 'INSTAGRAM_VERIFY_TOKEN', settings.verifyToken);
    for (const secret of settings.webhookSecrets) {
      if (secret !== appSecret) refuseWeakSecret(reader, 'INSTAGRAM_WEBHOOK_SECRETS', secret);
    }
  }
  return settings;
}

/** Visitors get an account without registration, so a server on the internet must never offer it. */
export function readSampleAccountSettings(
  reader: SettingReader,
  instagram: InstagramSettings,
  isProduction: boolean,
): SampleAccountSettings | null {
  const script = reader.optional('SAMPLE_ACCOUNT_SCRIPT');
  if (script === null) return null;
  if (isProduction)
    reader.problem('SAMPLE_ACCOUNT_SCRIPT must not be set in production: it lets visitors in without an account.');
  if (!instagram.appId.startsWith(SANDBOX_PREFIX))
    reader.problem('SAMPLE_ACCOUNT_SCRIPT needs the sandbox: unset it, or unset INSTAGRAM_APP_ID.');
  return { script, sandboxUrl: new URL(instagram.wwwUrl).origin };
}

/** Real secrets must never be sent to the sandbox, nor sandbox secrets to Instagram (security control S24). */
function refuseMixedCredentials(reader: SettingReader, settings: InstagramSettings): void {
  const bases = [
    ['INSTAGRAM_WWW_URL', settings.wwwUrl],
    ['INSTAGRAM_API_URL', settings.apiUrl],
    ['INSTAGRAM_GRAPH_URL', settings.graphUrl],
  ] as const;
  const credentials = [
    ['INSTAGRAM_APP_ID', settings.appId],
    ['INSTAGRAM_APP_SECRET', settings.appSecret],
  ] as const;
  for (const [baseName, base] of bases) {
    const isReal = isMetaHost(base);
    for (const [name, value] of credentials) {
      if (value === '' || value.startsWith(SANDBOX_PREFIX) !== isReal) continue;
      reader.problem(
        isReal
          ? `${name} belongs to the sandbox (${SANDBOX_PREFIX}...), but ${baseName} is the real Instagram. Change one of them.`
          : `${name} is not a sandbox value (${SANDBOX_PREFIX}...), but ${baseName} is not the real Instagram. Change one of them.`,
      );
    }
  }
}

/** A separate port for one host of Meta has no pages. */
function originOfPages(wwwUrl: string): string | null {
  const { origin, pathname } = new URL(wwwUrl);
  return pathname.startsWith('/www.instagram.com') ? origin : null;
}

function originsWithoutTls(address: string): string[] {
  const { protocol, hostname, origin, port } = new URL(address);
  if (protocol !== 'http:') return [];
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  return isLoopback ? ['localhost', '127.0.0.1'].map((name) => new URL(`http://${name}:${port}`).origin) : [origin];
}

function isMetaHost(address: string): boolean {
  const { hostname } = new URL(address);
  return /(^|\.)(instagram|facebook)\.com$/.test(hostname);
}
