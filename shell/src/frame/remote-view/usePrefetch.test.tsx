import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import { aLoader, anEntry } from '../../testing/releases.ts';
import { usePrefetch } from './usePrefetch.ts';

const route = (path: string, view: string) => ({ path, view, access: 'anyone', title: view }) as const;
const remotes = {
  'mf-a': anEntry('mf-a', { routes: [route('/a', 'first'), route('/a/more', 'more')], prefetch: ['mf-b'] }),
  'mf-b': anEntry('mf-b', { routes: [route('/b', 'main')] }),
};

function Page({ loader }: { loader: RemoteLoader }) {
  usePrefetch(remotes, loader);
  return (
    <>
      <a href="/a/more?x=1">
        <b>More</b>
      </a>
      <a href="https://example.org/b">Elsewhere</a>
    </>
  );
}

function setUp(settled: ReadonlySet<string> = new Set()) {
  const prefetch = jest.fn<RemoteLoader['prefetch']>(async () => {});
  let tell = () => {};
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return () => {};
  };
  const loader = aLoader(async () => Promise.reject(new Error('not here')), { prefetch, subscribe, settled: () => settled });
  render(<Page loader={loader} />);
  return { prefetch, tell: () => tell() };
}

test('what a link leads to is loaded once it is pointed at or focused, only once', async () => {
  const { prefetch } = setUp();
  await userEvent.hover(screen.getByText('More'));
  await userEvent.tab();
  expect(prefetch.mock.calls).toEqual([['mf-a', 'more']]);
});

test('links to other sites load nothing', async () => {
  const { prefetch } = setUp();
  await userEvent.hover(screen.getByText('Elsewhere'));
  expect(prefetch).not.toHaveBeenCalled();
});

test('what a remote names as next is loaded once its screen stands', () => {
  jest.useFakeTimers();
  const { prefetch, tell } = setUp(new Set(['mf-a']));
  expect(prefetch).not.toHaveBeenCalled();
  tell();
  jest.advanceTimersByTime(2_000);
  expect(prefetch.mock.calls).toEqual([['mf-b', 'main']]);
  jest.useRealTimers();
});

test('nothing is loaded ahead where the browser is to save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { prefetch } = setUp(new Set(['mf-a']));
  await userEvent.hover(screen.getByText('More'));
  expect(prefetch).not.toHaveBeenCalled();
  // What is pressed is wanted.
  screen
    .getByText('More')
    .closest('a')
    ?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByText('More'));
  expect(prefetch.mock.calls).toEqual([['mf-a', 'more']]);
  Reflect.deleteProperty(navigator, 'connection');
});
