import { refuseWeakSecret } from '../keys/refuseWeakSecret.ts';
import type { SettingReader } from '../SettingReader.ts';
import type { OidcSettings } from '../Settings.ts';

const DOMAIN = /^[^\s@,]+\.[^\s@,.]+$/;

export function readOidcSettings(reader: SettingReader, isProduction: boolean): OidcSettings | null {
  const name = reader.text('OIDC_NAME');
  const clientId = reader.optional('OIDC_CLIENT_ID');
  const clientSecret = reader.optional('OIDC_CLIENT_SECRET');
  const allowedDomains = readDomains(reader);
  if (!reader.has('OIDC_ISSUER')) return null;

  // Unchanged, because the issuer must match exactly.
  const issuer = reader.optional('OIDC_ISSUER') ?? '';
  const { protocol } = new URL(reader.httpUrl('OIDC_ISSUER', 'https://invalid.example'));
  if (isProduction && protocol !== 'https:') reader.problem('OIDC_ISSUER must be an https URL.');
  if (clientId === null) reader.problem('OIDC_CLIENT_ID is missing: copy the client id from the provider.');
  if (clientSecret === null) reader.problem('OIDC_CLIENT_SECRET is missing: copy the client secret from the provider.');
  if (isProduction) refuseWeakSecret(reader, 'OIDC_CLIENT_SECRET', clientSecret ?? '');
  return { issuer, clientId: clientId ?? '', clientSecret: clientSecret ?? '', name, allowedDomains };
}

function readDomains(reader: SettingReader): string[] {
  const texts = (reader.optional('OIDC_ALLOWED_DOMAINS') ?? '').split(',').map((text) => text.trim().toLowerCase());
  const domains = texts.filter((text) => text !== '');
  if (!domains.every((domain) => DOMAIN.test(domain))) {
    reader.problem('OIDC_ALLOWED_DOMAINS must be domains like example.org, separated by commas.');
  }
  return domains;
}
