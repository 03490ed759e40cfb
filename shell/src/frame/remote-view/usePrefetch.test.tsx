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

function setUp(healthy: ReadonlySet<string> = new Set()) {
  const prefetch = jest.fn<RemoteLoader['prefetch']>(async () => {});
  let tell = () => {};
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return () => {};
  };
  const loader = aLoader(async () => Promise.reject(new Error('not here')), {
    prefetch,
    subscribe,
    healthyRemotes: () => healthy,
  });
  render(<Page loader={loader} />);
  return { prefetch, tell: () => tell() };
}

test('prefetches the view of a link on hover or focus, only once', async () => {
  const { prefetch } = setUp();
  await userEvent.hover(screen.getByText('More'));
  await userEvent.tab();
  expect(prefetch.mock.calls).toEqual([['mf-a', 'more']]);
});

test('does not prefetch links to other sites', async () => {
  const { prefetch } = setUp();
  await userEvent.hover(screen.getByText('Elsewhere'));
  expect(prefetch).not.toHaveBeenCalled();
});

test('prefetches the next remotes once a screen is healthy', () => {
  jest.useFakeTimers();
  const { prefetch, tell } = setUp(new Set(['mf-a']));
  expect(prefetch).not.toHaveBeenCalled();
  tell();
  jest.advanceTimersByTime(2_000);
  expect(prefetch.mock.calls).toEqual([['mf-b', 'main']]);
  jest.useRealTimers();
});

test('does not prefetch when data saving is on', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { prefetch } = setUp(new Set(['mf-a']));
  await userEvent.hover(screen.getByText('More'));
  expect(prefetch).not.toHaveBeenCalled();
  screen
    .getByText('More')
    .closest('a')
    ?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByText('More'));
  expect(prefetch.mock.calls).toEqual([['mf-a', 'more']]);
  Reflect.deleteProperty(navigator, 'connection');
});
