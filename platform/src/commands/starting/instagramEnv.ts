import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { sampleAccountScript } from '../../seed/sample/script.ts';
import { sandboxApp } from './sandboxApp.ts';

interface InstagramPlace {
  dataDir: string;
  publicUrl: string;
  serverUrl: string;
}

/** With `INSTAGRAM_APP_ID` the product uses the real Instagram and `sandboxUrl` is null. */
export function instagramEnv({ dataDir, publicUrl, serverUrl }: InstagramPlace) {
  if (process.env.INSTAGRAM_APP_ID) return { serverEnv: {}, sandboxEnv: {}, sandboxUrl: null };
  const sandboxPort = process.env.SANDBOX_PORT ?? '3001';
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const app = sandboxApp(dataDir);
  const oidc = oidcEnv();
  return {
    sandboxUrl,
    serverEnv: {
      ...app,
      ...mailEnv(),
      ...oidc,
      ...(process.env.NODE_ENV !== 'production' && { SAMPLE_ACCOUNT_SCRIPT: sampleAccountScript }),
      INSTAGRAM_WWW_URL: `${sandboxUrl}/www.instagram.com`,
      INSTAGRAM_API_URL: `${sandboxUrl}/api.instagram.com`,
      INSTAGRAM_GRAPH_URL: `${sandboxUrl}/graph.instagram.com`,
    },
    sandboxEnv: {
      ...app,
      ...oidc,
      OIDC_REDIRECT_URI: `${publicUrl}/api/auth/oidc/callback`,
      SANDBOX_PORT: sandboxPort,
      SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox'),
      WEBHOOK_CALLBACK_URL: `${serverUrl}/webhooks/instagram`,
      OAUTH_REDIRECT_URIS: `${publicUrl}/api/instagram/auth/callback`,
    },
  };
}

function mailEnv(): Record<string, string> {
  const { SMTP_URL, SANDBOX_SMTP_PORT: port } = process.env;
  return SMTP_URL || !port || port === 'off' ? {} : { SMTP_URL: `smtp://localhost:${port}` };
}

function oidcEnv(): Record<string, string> {
  const { OIDC_ISSUER, SANDBOX_OIDC_PORT: port } = process.env;
  if (OIDC_ISSUER || !port) return {};
  return {
    OIDC_ISSUER: `http://localhost:${port}`,
    OIDC_CLIENT_ID: 'fanfare',
    OIDC_CLIENT_SECRET: randomBytes(24).toString('hex'),
    OIDC_NAME: process.env.OIDC_NAME ?? 'the sandbox',
  };
}
