import { test } from 'node:test';
import { expect } from 'expect';
import { SettingReader } from '../SettingReader.ts';
import { readOidcSettings } from './readOidcSettings.ts';

function read(environment: Record<string, string>, isProduction = false) {
  const reader = new SettingReader(environment);
  return { oidc: readOidcSettings(reader, isProduction), problems: reader.problems };
}

test('without an issuer it is off', () => {
  expect(read({ OIDC_CLIENT_ID: 'fanfare' })).toEqual({ oidc: null, problems: [] });
});

test('issuer, client, name and domains', () => {
  const environment = {
    OIDC_ISSUER: 'https://id.acme.test/',
    OIDC_CLIENT_ID: 'fanfare',
    OIDC_CLIENT_SECRET: 'short',
    OIDC_NAME: 'Acme',
    OIDC_ALLOWED_DOMAINS: ' Acme.test, acme.example ,',
  };
  expect(read(environment)).toEqual({
    oidc: {
      issuer: 'https://id.acme.test/',
      clientId: 'fanfare',
      clientSecret: 'short',
      name: 'Acme',
      allowedDomains: ['acme.test', 'acme.example'],
    },
    problems: [],
  });
});

test('problems are named without the secret', () => {
  const { problems } = read({ OIDC_ISSUER: 'id.acme.test', OIDC_ALLOWED_DOMAINS: '@acme.test' });
  const names = ['OIDC_ALLOWED_DOMAINS', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(names);
  const hosted = { OIDC_ISSUER: 'http://id.acme.test', OIDC_CLIENT_ID: 'fanfare', OIDC_CLIENT_SECRET: 'canary' };
  const inProduction = read(hosted, true).problems;
  expect(inProduction).toEqual([expect.stringContaining('OIDC_ISSUER'), expect.stringContaining('OIDC_CLIENT_SECRET')]);
  expect(inProduction.join()).not.toContain('canary');
});
