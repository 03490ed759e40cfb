import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import type { ShellFacts } from '../BuildFacts.ts';
import { gate } from '../gate/gate.ts';
import { aBuild, aShell, emptyStore } from '../testing/aBuild.ts';
import { gateInputOf } from './gateInputOf.ts';
import { publish, publishTogether } from './publish.ts';

/** Returns the gate's refusals of a build of `mf-a`, next to a live `mf-b` with the route `/mf-b`. */
async function refusalsOf(changes: Parameters<typeof aBuild>[3], shells = [aShell]) {
  const store = emptyStore();
  const slots = [{ slot: 'dashboard.webhooks', id: 'b' }];
  const neighbour = aBuild('mf-b', '1.0.0', 'bbb', { manifest: { stateKeys: ['webhooks'], slots } });
  await publishTogether(store, [neighbour], 'anna');
  return gate(gateInputOf(store, aBuild('mf-a', '1.0.0', 'aaa', changes), shells));
}

test('a build that fits is let through', async () => {
  expect(await refusalsOf({ manifest: { stateKeys: ['other'], slots: [{ slot: 'dashboard.webhooks', id: 'a' }] } })).toEqual([]);
});

test('a remote that requires React 20 is refused with the exact line', async () => {
  expect(await refusalsOf({ requires: { react: '^20.0.0' } })).toMatchObject([
    {
      rule: 'shared-range',
      problem: 'Requires react ^20.0.0; shell 1.0.0-shell provides 19.3.2.',
      fix: 'Serve a shell that provides it first (`pnpm start` builds and serves it; elsewhere it comes with the server that is deployed), or build mf-a against the versions of this shell.',
    },
  ]);
});

test('a module that the live shell does not provide is refused', async () => {
  expect(await refusalsOf({ requires: { preact: '^10.0.0' } })).toMatchObject([
    { rule: 'shared-range', problem: expect.stringContaining('does not provide it') },
  ]);
});

test('every live shell counts', async () => {
  const newer = { ...aShell, buildId: 'newer', provides: { react: '20.0.0' } };
  expect(await refusalsOf({}, [aShell, newer])).toMatchObject([{ problem: expect.stringContaining('1.0.0-newer') }]);
});

test('equal advice is printed once', async () => {
  const wants = aBuild('mf-a', '1.0.0', 'aaa', { requires: { react: '^20.0.0', 'react-dom': '^20.0.0' } });
  const refused = () => publish(emptyStore(), wants, [aShell], 'anna');
  await expect(refused()).rejects.toThrow(/react \^20\.0\.0.*\n.*react-dom \^20\.0\.0.* Serve a shell/);
  await expect(refused()).rejects.not.toThrow(/Have a shell live.*\n.*Have a shell live/);
});

test('another contract is refused', async () => {
  expect(await refusalsOf({ manifest: { contract: 2 } })).toMatchObject([
    { rule: 'contract', problem: 'Needs contract 2; shell 1.0.0-shell supports 1.' },
  ]);
});

test('a build of another major version of the SDK is refused, of another minor version not', async () => {
  const shell = { ...aShell, sdk: '1.4.0' };
  expect(await refusalsOf({ facts: { sdk: '1.0.0' } }, [shell])).toEqual([]);
  expect(await refusalsOf({ facts: { sdk: '2.0.1' } }, [aShell])).toEqual([]);
  const [refusal] = await refusalsOf({ facts: { sdk: '2.0.1' } }, [shell]);
  expect(`${refusal?.problem} ${refusal?.fix}`).toBe(
    'Built with SDK 2.0.1, but this installation accepts SDK 1.x and serves 1.4.0: install the packages listed at /sdk/ and build again.',
  );
});

test('a shell of another contract takes what is in its range: newer shells older remotes, and no shell a newer remote', async () => {
  const shellOf = (contract: number, oldestContract?: number) => ({
    ...{ ...aShell, buildId: `c${contract}`, contract },
    ...(oldestContract !== undefined && { oldestContract }),
  });
  expect(await refusalsOf({ manifest: { contract: 1 } }, [aShell, shellOf(2, 1)])).toEqual([]);
  expect(await refusalsOf({ manifest: { contract: 2 } }, [shellOf(2, 1)])).toEqual([]);
  expect(await refusalsOf({ manifest: { contract: 1 } }, [shellOf(2)])).toMatchObject([
    { rule: 'contract', problem: 'Needs contract 1; shell 1.0.0-c2 supports 2.' },
  ]);
  expect(await refusalsOf({ manifest: { contract: 1 } }, [shellOf(3, 2)])).toMatchObject([
    { rule: 'contract', problem: 'Needs contract 1; shell 1.0.0-c3 supports 2 to 3.' },
  ]);
  expect(await refusalsOf({ manifest: { contract: 2 } }, [aShell, shellOf(2, 1)])).toMatchObject([
    {
      problem: expect.stringContaining('1.0.0-shell supports 1'),
      fix: expect.stringContaining('Serve a shell that supports contract 2 first (`pnpm start`'),
    },
  ]);
});

test('a remote that takes the federation runtime from the shell needs one of the same major, and not an older one', async () => {
  const wants = { facts: { federationRuntime: '2.9.3' } };
  const shellOf = (federationRuntime: string) => ({ ...aShell, federationRuntime });
  expect(await refusalsOf(wants)).toMatchObject([
    {
      rule: 'runtime',
      problem: 'Needs the federation runtime ^2.9.3; shell 1.0.0-shell does not provide one.',
      fix: expect.stringContaining('Serve a shell that provides it first'),
    },
  ]);
  for (const version of ['2.9.2', '1.9.9', '3.0.0'])
    expect(await refusalsOf(wants, [shellOf(version)])).toMatchObject([
      { rule: 'runtime', problem: expect.stringContaining(`provides ${version}.`) },
    ]);
  for (const version of ['2.9.3', '2.10.0']) expect(await refusalsOf(wants, [shellOf(version)])).toEqual([]);
  expect(await refusalsOf({}, [shellOf('2.9.3')])).toEqual([]);
});

test('an entry that the live shell does not load is refused', async () => {
  const module = { entryType: 'module' };
  expect(await refusalsOf(module)).toMatchObject([
    {
      rule: 'entry-type',
      problem: 'Has an entry of type module; shell 1.0.0-shell loads global.',
      fix: expect.stringContaining('or set library.type in the federation plugin of mf-a to "global".'),
    },
  ]);
  expect(await refusalsOf(module, [{ ...aShell, entryTypes: ['global', 'module'] }])).toEqual([]);
});

test('an entry that is too large is rejected', async () => {
  const random = Array.from({ length: 3_000 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join('');
  expect(await refusalsOf({ entry: `// ${random}` })).toMatchObject([
    { rule: 'size', problem: expect.stringMatching(/^The compressed entry is \d{5,} bytes\. The limit is 32000/) },
  ]);
});

test('the report lists what a build offers, takes and changes, and is stored next to the files', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa', { manifest: { stateKeys: ['old'] } })], 'anna');
  const slots = [{ slot: 'dashboard.tabs', id: 'a' }];
  const report = await publish(
    store,
    aBuild('mf-a', '1.1.0', 'bbb', { manifest: { stateKeys: ['new'], slots } }),
    [aShell],
    'anna',
  );
  expect(report).toMatchObject({
    ...{ build: '1.1.0-bbb', contract: 1, comparedWith: '1.0.0-aaa', requires: ['react ^19.3.1: shell 1.0.0-shell has 19.3.2'] },
    exposes: ['route /mf-a', 'slot dashboard.tabs#a', 'state key new'],
    ...{ added: ['slot dashboard.tabs#a', 'state key new'], removed: ['state key old'] },
  });
  expect(report.entryBytes).toBeGreaterThan(0);
  const kept = readFileSync(path.join(store.dir, 'mf-a/1.1.0-bbb/contract-report.json'), 'utf8');
  expect(JSON.parse(kept)).toEqual(report);
});

test('a container without ./remote is refused', async () => {
  expect(await refusalsOf({ exposes: './other' })).toMatchObject([{ rule: 'exposed-module' }]);
});

test('a container name that another build has is refused', async () => {
  expect(await refusalsOf({ globalName: 'mf_b__bbb' })).toMatchObject([{ rule: 'global-name' }]);
});

test('a container name that a published build of the same remote has is refused, live or not', async () => {
  const store = emptyStore();
  await publish(store, aBuild('mf-a', '1.0.0', 'aaa'), [aShell], 'anna');
  const same = aBuild('mf-a', '1.1.0', 'bbb', { globalName: 'mf_a__aaa' });
  await expect(publish(store, same, [aShell], 'anna')).rejects.toThrow(
    'Uses the container name mf_a__aaa, which mf-a 1.0.0-aaa already uses',
  );
});

test('a name of another remote is rejected with its owner', async () => {
  expect(await refusalsOf({ manifest: { stateKeys: ['webhooks'] } })).toMatchObject([
    { rule: 'state-key', problem: 'State key webhooks is already used by mf-b 1.0.0-bbb, owned by team mf-b.' },
  ]);
  expect(await refusalsOf({ manifest: { routes: [{ path: '/mf-b' }] } })).toMatchObject([{ rule: 'route' }]);
  expect(await refusalsOf({ manifest: { slots: [{ slot: 'dashboard.webhooks', id: 'b' }] } })).toMatchObject([{ rule: 'slot' }]);
});

test('an unknown slot is rejected with the known slots, when all builds declare theirs', async () => {
  const slots = [{ slot: 'dashboard.tab', id: 'a' }];
  const besides = async (...others: { name: string; draws?: string[] }[]) => {
    const store = emptyStore();
    const built = others.map(({ name, draws }) => aBuild(name, '1.0.0', name.replace('-', ''), draws && { draws }));
    await publishTogether(store, built, 'anna');
    return (own: { slot: string; id: string }[], draws: string[] = [], shells: ShellFacts[] = [aShell]) =>
      gate(gateInputOf(store, aBuild('mf-a', '1.0.0', 'aaa', { draws, manifest: { slots: own } }), shells));
  };
  const findings = await besides({ name: 'mf-b', draws: ['dashboard.tabs', 'dashboard.settings'] }, { name: 'mf-c', draws: [] });
  expect(findings(slots)).toEqual([
    {
      rule: 'slot',
      problem:
        'Slot entry dashboard.tab#a would not be visible: neither the shell nor a released remote renders slot dashboard.tab. Known slots: dashboard.settings, dashboard.tabs.',
      fix: 'Correct the slot name in remote.json, or first release the remote or shell that renders it.',
    },
  ]);
  expect(findings([{ slot: 'dashboard.tabs', id: 'a' }])).toEqual([]);
  expect(findings(slots, ['dashboard.tab'])).toEqual([]);
  expect(findings(slots, [], [{ ...aShell, draws: ['dashboard.tab'] }])).toEqual([]);
  expect(findings(slots, [], [{ ...aShell, draws: ['dashboard.tab'] }, aShell])).toMatchObject([{ rule: 'slot' }]);
  const untold = await besides({ name: 'mf-b', draws: ['dashboard.tabs'] }, { name: 'mf-c' });
  expect(untold(slots)).toEqual([]);
});

test('rollouts count as live, and a rejected build is not stored', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa'), aBuild('mf-b', '1.0.0', 'bbb')], 'anna');
  await publish(store, aBuild('mf-b', '1.1.0', 'ccc', { manifest: { routes: [{ path: '/new' }] } }), [aShell], 'anna');
  await store.change('mf-b', { kind: 'rollout', build: '1.1.0-ccc', traffic: 10 }, 'anna');
  const wantsTheSame = aBuild('mf-a', '1.1.0', 'ddd', { manifest: { routes: [{ path: '/new' }] } });
  await expect(publish(store, wantsTheSame, [aShell], 'anna')).rejects.toThrow(
    'route: Route /new is already used by mf-b 1.1.0-ccc',
  );
  expect(store.has('mf-a', '1.1.0-ddd')).toBe(false);
});
