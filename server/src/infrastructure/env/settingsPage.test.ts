import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { expect } from 'expect';
import { readSettings } from './readSettings.ts';

const workspace = new URL('../../../../', import.meta.url);

/** Every setting that the server reads, whatever the others say. */
function namesRead(): string[] {
  const seen = new Set<string>();
  const values: Record<string, string> = {
    INSTAGRAM_APP_ID: 'SBX_1',
    INSTAGRAM_APP_SECRET: 'SBX_s',
    INSTAGRAM_VERIFY_TOKEN: 'a-verify-token-of-24-chars',
    METRICS_PORT: '9100',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  };
  const environment = new Proxy(values, {
    get(target, name) {
      seen.add(String(name));
      return target[String(name)];
    },
  });
  readSettings(environment);
  return [...seen].sort();
}

/** Names in the first column of the tables of a page. */
async function namesOn(page: string): Promise<string[]> {
  const rows = (await readFile(new URL(page, workspace), 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? '')).sort();
}

test('the page of settings names every setting that is read, once, and no other', async () => {
  expect(await namesOn('docs/operations/settings.md')).toEqual(namesRead());
});

test('the README names no server setting that does not exist', async () => {
  const ofOthers = ['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'];
  const known = new Set([...namesRead(), ...ofOthers]);
  expect((await namesOn('README.md')).filter((name) => !known.has(name))).toEqual([]);
});
