import { test } from 'node:test';
import { expect } from 'expect';
import type { ShellFacts } from '../BuildFacts.ts';
import { contractBreaks, type RemoteFacts } from '../contract/contractBreaks.ts';
import { aBuild, aShell, emptyStore } from '../testing/aBuild.ts';
import { publish, publishTogether } from './publish.ts';
import { releasedBuilds, reportBreaks } from './reportBreaks.ts';

const shell: ShellFacts = {
  ...aShell,
  federationRuntime: '2.9.3',
  offers: {
    exports: { '@fanfare/shared/ui': ['Button', 'Card'], react: ['default', 'useState'] },
    hostApi: ['confirm', 'toast'],
    stateKeys: ['session'],
  },
};
const uses = {
  exports: { '@fanfare/shared/ui': ['Button', 'Card'], 'styled-components': ['css'], react: ['*'] },
  hostApi: ['toast'],
  stateKeys: ['session'],
};
const remote: RemoteFacts = {
  name: 'mf-a',
  manifest: { contract: 1, owner: 'team a', routes: [], stateKeys: ['a'] },
  requires: { react: '^19.3.1' },
  uses,
  federationRuntime: '2.9.3',
};

/** Returns shell facts with changed offers. */
const offering = (offers: Partial<NonNullable<ShellFacts['offers']>>): ShellFacts => ({
  ...shell,
  offers: { exports: {}, hostApi: [], stateKeys: [], ...shell.offers, ...offers },
});
/** Returns one line per contract break. */
const linesOf = (facts: RemoteFacts, candidate: ShellFacts) =>
  contractBreaks(facts, candidate).map(({ kind, name, problem }) => `${kind} ${name}: ${problem}`);

test('a shell that offers all that a remote uses breaks nothing', () => {
  expect(contractBreaks(remote, shell)).toEqual([]);
});

test('an export that the shell no longer has', () => {
  expect(contractBreaks(remote, offering({ exports: { '@fanfare/shared/ui': ['Button'] } }))).toEqual([
    {
      kind: 'export',
      name: '@fanfare/shared/ui Card',
      problem: 'Imports Card from @fanfare/shared/ui; shell 1.0.0-shell does not export it.',
      fix: 'Serve a shell that exports it, or release a build of mf-a that does not import it.',
    },
  ]);
});

test('a member of the host API that the shell no longer has', () => {
  expect(linesOf(remote, offering({ hostApi: ['confirm'] }))).toEqual([
    'host-call toast: Uses toast of the host API; shell 1.0.0-shell does not provide it.',
  ]);
});

test('a state key that the shell takes, and one that it gives up', () => {
  expect(linesOf(remote, offering({ stateKeys: ['a', 'session'] }))).toEqual([
    'state-key a: Owns the state key a; shell 1.0.0-shell owns it, too.',
  ]);
  expect(linesOf(remote, offering({ stateKeys: [] }))).toEqual([
    'state-key session: Reads the state key session; shell 1.0.0-shell does not have it.',
  ]);
});

test('a range that the shell does not provide', () => {
  expect(linesOf({ ...remote, requires: { react: '^20.0.0', preact: '^10.0.0' } }, shell)).toEqual([
    'shared-range react: Requires react ^20.0.0; shell 1.0.0-shell provides 19.3.2.',
    'shared-range preact: Requires preact ^10.0.0; shell 1.0.0-shell does not provide it.',
  ]);
});

test('a contract that is too old for the shell, and one that is too new', () => {
  const next = { ...shell, contract: 3, oldestContract: 2 };
  expect(linesOf(remote, next)).toEqual(['contract 1: Needs contract 1; shell 1.0.0-shell supports 2 to 3.']);
  const tooNew = { ...remote, manifest: { ...remote.manifest, contract: 4 } };
  expect(contractBreaks(tooNew, next)).toMatchObject([
    { kind: 'contract', fix: expect.stringMatching(/^Serve a shell that supports contract 4 first/) },
  ]);
});

test('a shell without a federation runtime, or with one of another major version', () => {
  const { federationRuntime: _, ...without } = shell;
  expect(linesOf(remote, without)).toEqual([
    'runtime 2.9.3: Needs the federation runtime ^2.9.3; shell 1.0.0-shell does not provide one.',
  ]);
  expect(linesOf(remote, { ...shell, federationRuntime: '3.0.0' })).toEqual([
    'runtime 2.9.3: Needs the federation runtime ^2.9.3; shell 1.0.0-shell provides 3.0.0.',
  ]);
  expect(linesOf(remote, { ...shell, federationRuntime: '2.10.0' })).toEqual([]);
});

test('builds from before uses and offers were recorded decide nothing about them', () => {
  const { uses: _, ...oldRemote } = remote;
  const { offers: __, ...oldShell } = shell;
  expect(contractBreaks(oldRemote, offering({ exports: { '@fanfare/shared/ui': [] }, hostApi: [] }))).toEqual([]);
  expect(contractBreaks(remote, oldShell)).toEqual([]);
});

test('the gate refuses a build that imports what the live shell does not export, in one sentence', async () => {
  const build = aBuild('mf-a', '1.0.0', 'aaa', { uses: { ...uses, exports: { '@fanfare/shared/ui': ['Button', 'Table'] } } });
  await expect(publish(emptyStore(), build, [shell], 'anna')).rejects.toThrow(
    'mf-a 1.0.0-aaa is not released:\n  export: Imports Table from @fanfare/shared/ui; shell 1.0.0-shell does not export it. Serve a shell that exports it, or release a build of mf-a that does not import it.',
  );
});

test('the report covers live builds and rollouts, and says when a build is too old to compare', async () => {
  const store = emptyStore();
  await publishTogether(store, [aBuild('mf-a', '1.0.0', 'aaa', { uses }), aBuild('mf-b', '1.0.0', 'bbb')], 'anna');
  await publish(store, aBuild('mf-a', '1.1.0', 'ccc', { uses: { ...uses, hostApi: ['confirm'] } }), [shell], 'anna');
  await store.change('mf-a', { kind: 'rollout', build: '1.1.0-ccc', traffic: 10 }, 'anna');
  const reports = reportBreaks(releasedBuilds(store), offering({ hostApi: ['toast'] }));
  expect(reports).toMatchObject([
    { remote: 'mf-a', build: '1.0.0-aaa', state: 'live', isComplete: true, breaks: [] },
    { remote: 'mf-a', build: '1.1.0-ccc', state: 'rollout', breaks: [{ kind: 'host-call', name: 'confirm' }] },
    { remote: 'mf-b', build: '1.0.0-bbb', state: 'live', isComplete: false, breaks: [] },
  ]);
  expect(releasedBuilds(store, 'mf-b')).toHaveLength(1);
});
