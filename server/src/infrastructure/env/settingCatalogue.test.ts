import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { expect } from 'expect';
import { readSettings } from './readSettings.ts';
import { SettingReader } from './SettingReader.ts';
import { settingCatalogue } from './settingCatalogue.ts';

const declared = Object.keys(settingCatalogue).sort();

test('every declared setting is read, and no other', () => {
  const seen = new Set<string>();
  const values: Record<string, string> = {
    INSTAGRAM_APP_ID: 'SBX_1',
    INSTAGRAM_APP_SECRET: 'SBX_s',
    INSTAGRAM_VERIFY_TOKEN: 'a-verify-token-of-24-chars',
    METRICS_PORT: '9100',
    OIDC_CLIENT_ID: 'fanfare',
    OIDC_CLIENT_SECRET: 'a-client-secret',
    OIDC_ISSUER: 'https://id.example.org',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  };
  readSettings(
    new Proxy(values, {
      get(target, name) {
        seen.add(String(name));
        return target[String(name)];
      },
    }),
  );
  expect([...seen].sort()).toEqual(declared);
});

test('an undeclared name or a wrong type is a type error', () => {
  const reader = new SettingReader({ PROT: '80', HOST: 'localhost' });
  // @ts-expect-error: not declared
  expect(reader.optional('PROT')).toBe('80');
  // @ts-expect-error: a text, not a port
  reader.port('HOST');
  // @ts-expect-error: the catalogue has a default
  reader.port('PORT', 80);
  expect(reader.problems).toEqual([expect.stringMatching(/^HOST must be a number/)]);
});

test('pages about commands and operations name no server setting that does not exist', async () => {
  const others = ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT', 'SANDBOX_OIDC_PORT', 'RELEASE_TOKEN'];
  const docs = new URL('../../../../docs/', import.meta.url);
  const pages = (await readdir(new URL('operations/', docs))).filter((file) => file.endsWith('.md') && file !== 'settings.md');
  const texts = await Promise.all(
    ['commands.md', ...pages.map((file) => `operations/${file}`)].map((file) => readFile(new URL(file, docs), 'utf8')),
  );
  const named = texts.flatMap((text) => [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name));
  expect(named).toContain('DATABASE_URL');
  expect(named.filter((name) => !declared.includes(name) && !others.includes(name))).toEqual([]);
});
