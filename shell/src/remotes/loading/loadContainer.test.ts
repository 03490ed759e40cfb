import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadContainer } from './loadContainer.ts';

const scope = { react: {} };
const entryOf = (globalName: string) => ({ build: 'mf-x@1.0.0+abc', url: '/r/mf-x/1.0.0-abc/remoteEntry.js', globalName });
const scripts = () => [...document.head.querySelectorAll('script')];
const container = { init: jest.fn(), get: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { __webpack_init_sharing__: async () => {}, __webpack_share_scopes__: { default: scope } });
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
  jest.clearAllMocks();
});

/** The browser's answer to the script that is being waited for. */
function answer(event: 'load' | 'error') {
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event(event));
}

test('an entry runs once, with the hash of the release, and gets what the shell shares', async () => {
  const [one, other] = [loadContainer(entryOf('mf_x__once')), loadContainer(entryOf('mf_x__once'))];
  expect(scripts()[0]?.integrity).toMatch(/^sha384-/);
  Object.assign(window, { mf_x__once: container });
  answer('load');
  expect(await one).toBe(container);
  expect(await other).toBe(container);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledWith(scope);
});

test('what fails on the wire is asked for once more', async () => {
  const loading = loadContainer(entryOf('mf_x__again'));
  answer('error');
  expect(scripts()).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  Object.assign(window, { mf_x__again: container });
  answer('load');
  expect(await loading).toBe(container);
});

test('after a second failure it says so, and the next call tries again', async () => {
  const loading = loadContainer(entryOf('mf_x__twice'));
  const failed = expect(loading).rejects.toMatchObject({ circumstances: { kind: 'network', phase: 'entry' } });
  answer('error');
  await jest.advanceTimersByTimeAsync(500);
  answer('error');
  await failed;
  void loadContainer(entryOf('mf_x__twice')).catch(() => {});
  expect(scripts()).toHaveLength(1);
});

test('what does not come within 8 seconds is given up at once', async () => {
  const loading = loadContainer(entryOf('mf_x__hangs'));
  const failed = expect(loading).rejects.toMatchObject({ circumstances: { kind: 'timeout', phase: 'entry' } });
  await jest.advanceTimersByTimeAsync(8_000);
  await failed;
  await jest.advanceTimersByTimeAsync(500);
  expect(scripts()).toEqual([]);
});

test('an entry that throws makes no container', async () => {
  const loading = loadContainer(entryOf('mf_x__throws'));
  const failed = expect(loading).rejects.toMatchObject({ circumstances: { kind: 'evaluation', phase: 'entry' } });
  answer('load');
  await failed;
});
