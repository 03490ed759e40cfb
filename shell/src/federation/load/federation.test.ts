import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as React from 'react';
import { anEntry, someHash } from '../../testing/releases.ts';
import { admit } from '../verify/integrity.ts';
import { loadExposed } from './federation.ts';
import { loadLog } from './loadLog.ts';

interface ShareScope {
  react: Record<string, { get: () => Promise<() => unknown> }>;
}

const remote = { default: 'the remote' };
const scripts = () => [...document.head.querySelectorAll('script')];
const buildOf = (buildId: string) => anEntry('mf-x', { buildId, globalName: `mf_x__${buildId}` });

function containerOf(init: (scope: ShareScope) => void = () => {}) {
  return { init: jest.fn(init), get: jest.fn(async () => () => remote) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
});

async function entryScript(): Promise<HTMLScriptElement> {
  await jest.advanceTimersByTimeAsync(500);
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  if (!script) throw new Error('no entry was requested');
  return script;
}

async function loaded(buildId: string, container: object): Promise<void> {
  const script = await entryScript();
  Object.assign(window, { [`mf_x__${buildId}`]: container });
  script.dispatchEvent(new Event('load'));
}

const lost = async () => (await entryScript()).dispatchEvent(new Event('error'));

test('runs an entry once, with the hash of the release and the shared modules of the shell', async () => {
  const entry = buildOf('once');
  admit(entry);
  let shared: unknown;
  const container = containerOf(({ react }) => {
    void Object.values(react)[0]
      ?.get()
      .then((factory) => {
        shared = factory();
      });
  });
  const loads = [loadExposed(entry, 'remote'), loadExposed(entry, 'remote')];
  expect(await entryScript()).toMatchObject({ integrity: someHash, crossOrigin: 'anonymous' });
  await loaded('once', container);
  expect(await Promise.all(loads)).toEqual([remote, remote]);
  expect(await loadExposed(entry, 'remote')).toBe(remote);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(shared).toMatchObject({ useState: React.useState });
  expect(loadLog.of('mf-x').map(({ phase, problem }) => [phase, problem])).toContainEqual(['entry', undefined]);
});

test('gives an unreleased entry an impossible hash, so that the browser refuses it', async () => {
  void loadExposed(buildOf('unlisted'), 'remote').catch(() => {});
  expect((await entryScript()).integrity).toBe(`sha384-${'A'.repeat(64)}`);
});

test('retries an entry once after a network failure', async () => {
  const loading = loadExposed(buildOf('again'), 'remote');
  await lost();
  await loaded('again', containerOf());
  expect(await loading).toBe(remote);
});

test('a second network failure rejects, and the next call tries again', async () => {
  const entry = buildOf('twice');
  const failed = expect(loadExposed(entry, 'remote')).rejects.toMatchObject({
    circumstances: { kind: 'network', phase: 'entry', build: 'mf-x@1.0.0+twice' },
  });
  await lost();
  await lost();
  await failed;
  const loading = loadExposed(entry, 'remote');
  await loaded('twice', containerOf());
  expect(await loading).toBe(remote);
});

test('an entry that does not load within 8 seconds times out without a retry', async () => {
  const failed = expect(loadExposed(buildOf('hangs'), 'remote')).rejects.toMatchObject({
    circumstances: { kind: 'timeout', phase: 'entry' },
  });
  await entryScript();
  await jest.advanceTimersByTimeAsync(8_000);
  await failed;
  await jest.advanceTimersByTimeAsync(500);
  expect(scripts()).toEqual([]);
});

test('an entry that throws creates no container; once it is fixed the next call succeeds', async () => {
  const entry = buildOf('throws');
  const failed = expect(loadExposed(entry, 'remote')).rejects.toMatchObject({
    circumstances: { kind: 'evaluation', phase: 'entry' },
  });
  (await entryScript()).dispatchEvent(new Event('load'));
  await failed;
  const loading = loadExposed(entry, 'remote');
  await loaded('throws', containerOf());
  expect(await loading).toBe(remote);
});

test('reports a module that the build does not expose', async () => {
  const failed = expect(loadExposed(buildOf('empty'), 'remote')).rejects.toMatchObject({
    circumstances: { kind: 'invalid-module', phase: 'module' },
  });
  await loaded('empty', { init: () => {}, get: async () => undefined });
  await failed;
});

test('rethrows an error of the module, and the next call runs it again', async () => {
  const entry = buildOf('module');
  const thrown = new TypeError('no prices today');
  const factory = jest
    .fn<() => unknown>(() => remote)
    .mockImplementationOnce(() => {
      throw thrown;
    });
  const failed = expect(loadExposed(entry, 'remote')).rejects.toBe(thrown);
  await loaded('module', { init: () => {}, get: async () => factory });
  await failed;
  expect(await loadExposed(entry, 'remote')).toBe(remote);
});
