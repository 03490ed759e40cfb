import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fillHead } from '../../../testing/fillHead.ts';
import { aDocument, anEntry } from '../../../testing/releases.ts';
import { changeFaults } from './changeFaults.ts';
import { type FaultKind, faults } from './faults.ts';
import { playFaults } from './playFaults.ts';

const ask = jest.fn<typeof fetch>();
const answer = {} as Response;
const file = (name: string, remote: string, build = 'abc') => `/r/${remote}/1.0.0-${build}/${name}`;
const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f', 'mf-g', 'mf-h'];

beforeAll(() => {
  window.fetch = ask;
  const entries = remotes.map((name) => [name, [anEntry(name), anEntry(name, { buildId: 'old' })]]);
  playFaults(aDocument(Object.fromEntries(entries)), { 'mf-a': anEntry('mf-a', { buildId: 'mine' }) });
});
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fillHead();
  ask.mockReset();
  ask.mockResolvedValue(answer);
});

function load(url: string) {
  const script = Object.assign(document.createElement('script'), { src: url, integrity: 'sha384-real' });
  const onError = jest.fn();
  script.addEventListener('error', onError);
  document.head.appendChild(script);
  return { script, onError, isAsked: () => script.isConnected };
}

function play(remote: string, ...kinds: FaultKind[]) {
  changeFaults.set(remote, { kinds, isEverywhere: false });
}

test('loads a script normally if its remote has no fault', () => {
  play('mf-b', 'missing');
  for (const url of [file('remoteEntry.js', 'mf-a'), '/assets/main.js', 'https://elsewhere.example/r/mf-b/1.0.0-abc/x.js']) {
    const { script, isAsked } = load(url);
    expect(isAsked()).toBe(true);
    expect(script.integrity).toBe('sha384-real');
  }
});

test.each([
  ['missing', 404],
  ['broken', 500],
] as const)('%s: the entry fails to load, the diagnosis reports %i, and lazy chunks load', async (kind, status) => {
  const remote = kind === 'missing' ? 'mf-b' : 'mf-c';
  play(remote, kind);
  const entry = load(file('remoteEntry.js', remote));
  await jest.runAllTimersAsync();
  expect(entry.isAsked()).toBe(false);
  expect(entry.onError).toHaveBeenCalledTimes(1);
  // jsdom has no `Response`.
  Object.assign(globalThis, {
    Response: class {
      readonly init: ResponseInit;
      constructor(_: null, init: ResponseInit) {
        this.init = init;
      }
    },
  });
  expect(await fetch(file('remoteEntry.js', remote))).toMatchObject({ init: { status } });
  expect(load(file('1.js', remote)).isAsked()).toBe(true);
});

test('requests a tampered entry with an impossible hash', async () => {
  play('mf-d', 'tampered');
  const { script, isAsked } = load(file('remoteEntry.js', 'mf-d'));
  expect(isAsked()).toBe(true);
  expect(script.integrity).toMatch(/^sha384-A{64}$/);
  await fetch(file('remoteEntry.js', 'mf-d'), { integrity: 'sha384-real' });
  expect(ask).toHaveBeenLastCalledWith(expect.anything(), { integrity: script.integrity });
});

test('lazy chunks fail or hang, but the entry loads; a failed chunk is unreachable for the diagnosis', async () => {
  play('mf-e', 'part-fails');
  expect(load(file('remoteEntry.js', 'mf-e')).isAsked()).toBe(true);
  const failed = load(file('1.js', 'mf-e'));
  await jest.runAllTimersAsync();
  expect(failed.onError).toHaveBeenCalledTimes(1);
  await expect(fetch(file('1.js', 'mf-e'))).rejects.toThrow('Failed to fetch');
  play('mf-e', 'part-hangs');
  const hanging = load(file('1.js', 'mf-e'));
  await jest.runAllTimersAsync();
  expect(hanging.isAsked()).toBe(false);
  expect(hanging.onError).not.toHaveBeenCalled();
});

test('slow: each file loads with a delay', async () => {
  play('mf-f', 'slow');
  const slow = load(file('remoteEntry.js', 'mf-f'));
  await jest.advanceTimersByTimeAsync(2_900);
  expect(slow.isAsked()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(slow.isAsked()).toBe(true);
});

test('the fallback build has no faults unless they apply everywhere', async () => {
  play('mf-g', 'part-hangs', 'unreachable');
  expect(load(file('remoteEntry.js', 'mf-g')).isAsked()).toBe(false);
  expect(load(file('remoteEntry.js', 'mf-g', 'old')).isAsked()).toBe(true);
  changeFaults.set('mf-g', { kinds: ['unreachable'], isEverywhere: true });
  expect(load(file('remoteEntry.js', 'mf-g', 'old')).isAsked()).toBe(false);
});

test('faults that are turned off or cleared have no effect', () => {
  play('mf-h', 'unreachable');
  play('mf-a', 'unreachable');
  play('mf-h');
  expect(Object.keys(faults.read())).toEqual(['mf-a']);
  expect(load(file('remoteEntry.js', 'mf-a', 'mine')).isAsked()).toBe(false);
  changeFaults.clear();
  expect(faults.isOn()).toBe(false);
  expect(load(file('remoteEntry.js', 'mf-a', 'mine')).isAsked()).toBe(true);
});

test('a file in a folder belongs to its build, and the build names its entry', async () => {
  const entry = anEntry('mf-i', { entry: { file: 'js/start.js', type: 'global' }, files: { 'js/start.js': '' } });
  const module = anEntry('mf-j', { entry: { file: 'remoteEntry.js', type: 'module' } });
  playFaults(aDocument({ 'mf-i': [entry], 'mf-j': [module] }), {});
  play('mf-i', 'missing');
  expect(load(file('js/start.js', 'mf-i')).isAsked()).toBe(false);
  expect(load(file('js/part.js', 'mf-i')).isAsked()).toBe(true);
  // Faults apply to scripts only.
  play('mf-j', 'missing');
  expect(load(file('remoteEntry.js', 'mf-j')).isAsked()).toBe(true);
});
