import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { parse } from 'yaml';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { readPromql } from '../../../../test/readPromql.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const igId = igIdOf(1);
const operations = (file: string) => readFile(new URL(`../../../../../docs/operations/${file}`, import.meta.url), 'utf8');
let server: TestServer;
let rules: Rule[];
let sections: Map<string, string>;
/** Labels and their values by metric. */
let known: Map<string, Map<string, Set<string>>>;

before(async () => {
  server = await startTestServer({ settings: { metrics: { port: null, host: 'localhost', token: 'metrics-token' } } });
  const user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await server.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'm1' }));
  await server.send('POST', '/webhooks/instagram', { headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }, body: {} });
  await eventually(() => expect(server.instagram.sent).toHaveLength(1));
  known = await eventually(async () => {
    const labels = readLabels((await server.send<string>('GET', '/metrics', { token: 'metrics-token' })).body);
    expect(labels.get('fanfare_instagram_call_seconds_count')?.get('endpoint')).toContain('POST /{id}/messages');
    return labels;
  });
  const { groups }: { groups: { rules: Rule[] }[] } = parse(await operations('alert-rules.yaml'));
  rules = groups.flatMap((group) => group.rules);
  sections = new Map(
    (await operations('runbooks.md'))
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
});
after(() => server.close());

function readLabels(text: string): typeof known {
  const found: typeof known = new Map();
  for (const [, metric = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const ofMetric = found.get(metric) ?? new Map<string, Set<string>>();
    found.set(metric, ofMetric);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      ofMetric.set(label, (ofMetric.get(label) ?? new Set()).add(value));
    }
  }
  return found;
}

function unknownIn(expression: string): string[] {
  const { selectors, groupings } = readPromql(expression.replaceAll('$__rate_interval', '5m'));
  return selectors.flatMap(({ metric, matchers }) => {
    const labels = known.get(metric);
    if (!labels) return [metric];
    const isThere = ({ label, operator, value }: (typeof matchers)[number]) =>
      operator === '=' ? labels.get(label)?.has(value) : labels.has(label);
    return [
      ...matchers
        .filter((matcher) => !isThere(matcher))
        .map(({ label, operator, value }) => `${metric}{${label}${operator}"${value}"}`),
      ...groupings.filter((label) => !labels.has(label)).map((label) => `${metric} by ${label}`),
    ];
  });
}

test('every figure and label of the dashboard exists', async () => {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(await operations('grafana-dashboard.json'));
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(14);
  expect(expressions.flatMap(unknownIn)).toEqual([]);
});

test('every figure and label of the alert rules exists', () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
});

test('unknown names are reported', () => {
  expect(unknownIn('sum by (nothing) (rate(fanfare_webhooks_total{outcome="none"}[5m])) > invented')).toEqual([
    'fanfare_webhooks_total{outcome="none"}',
    'fanfare_webhooks_total by nothing',
    'invented',
  ]);
  expect(() => unknownIn('sum(')).toThrow('Not understood');
});

test('every alert has a severity and a runbook, and no runbook is unused', () => {
  expect([...sections.keys()]).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.runbook).toBe(`docs/operations/runbooks.md#${alert.toLowerCase()}`);
  }
  for (const [name, section] of sections) {
    const parts = ['Means', 'Look', 'Do', 'Resolved'].filter((part) => !section.includes(`**${part}**`));
    expect([name, parts]).toEqual([name, []]);
  }
});

test('every statement of the runbooks can be executed', async () => {
  const blocks = [...sections].flatMap(([name, section]) =>
    [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, statements = '']) => ({ name, statements })),
  );
  expect(blocks.length).toBeGreaterThan(8);
  for (const { name, statements } of blocks) {
    for (const statement of statements.split(';\n').filter((text) => text.trim() !== '')) {
      const failure = await server.database.execute(statement).then(
        () => null,
        (error: unknown) => String(error),
      );
      expect([name, statement, failure]).toEqual([name, statement, null]);
    }
  }
});
