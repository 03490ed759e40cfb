import { renderWithHost } from '@fanfare/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadedView, RemoteLoader } from '../../federation/load/createRemoteLoader.ts';
import { LoadFailure } from '../../federation/recover/LoadFailure.ts';
import { aLoader, anEntry } from '../../testing/releases.ts';
import { RemoteView } from './RemoteView.tsx';

const entry = anEntry('mf-x');

function loaded(View: () => React.ReactNode, degraded = false): LoadedView {
  return { View, entry, degraded };
}

function open(loader: RemoteLoader, place: 'page' | 'region' = 'page') {
  return renderWithHost(<RemoteView loader={loader} remote="mf-x" view="main" title="Part X" place={place} />);
}

test('shows a busy outline until the view has loaded', async () => {
  open(aLoader(async () => loaded(() => <p>Hello from the remote</p>)));
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('Hello from the remote')).toBeVisible();
});

test('shows a prefetched view immediately', async () => {
  const ready = loaded(() => <p>Hello from the remote</p>);
  open(aLoader(async () => ready, { getCachedView: () => ready }));
  expect(screen.getByText('Hello from the remote')).toBeVisible();
  await act(async () => {});
  expect(screen.getByText('Hello from the remote')).toBeVisible();
});

test('says which build failed and where, and recovers on Try again', async () => {
  const url = '/r/mf-x/1.0.0-abc/remoteEntry.js';
  const failure = new LoadFailure({ kind: 'http', phase: 'entry', build: 'mf-x@1.0.0+abc', url, status: 503 }, 'HTTP 503');
  const loadView = jest
    .fn<RemoteLoader['loadView']>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue(loaded(() => <p>Back again</p>));
  const clearFailures = jest.fn();
  open(aLoader(loadView, { clearFailures }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Part X is not available right now' })).toBeVisible();
  expect(screen.getByText('The server returned an error.')).toBeVisible();
  expect(screen.getByText(`mf-x@1.0.0+abc · entry · http · ${url} · HTTP 503`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back again')).toBeVisible();
  expect(clearFailures).toHaveBeenCalledWith('mf-x');
});

test('retries automatically when the browser is back online', async () => {
  const failure = new LoadFailure({ kind: 'network', phase: 'entry', build: 'mf-x@1.0.0+abc' }, 'Failed to fetch');
  // Browsers report `online` before requests succeed.
  const loadView = jest
    .fn<RemoteLoader['loadView']>()
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure)
    .mockResolvedValue(loaded(() => <p>Back again</p>));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(aLoader(loadView));
  expect(await screen.findByText('You are offline. Loading resumes when you are back online.')).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Back again', {}, { timeout: 4_000 })).toBeVisible();
});

test('as a region it names the missing part without a heading', async () => {
  const failure = new LoadFailure({ kind: 'timeout', phase: 'entry', build: 'mf-x@1.0.0+abc' }, 'timed out');
  open(
    aLoader(async () => {
      throw failure;
    }),
    'region',
  );
  expect(await screen.findByText('Part X is not available right now')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('notifies that an earlier version is shown', async () => {
  const { toasts } = open(aLoader(async () => loaded(() => <p>Old but fine</p>, true)));
  expect(await screen.findByText('Old but fine')).toBeVisible();
  expect(toasts).toEqual([
    { kind: 'info', title: 'Showing an earlier version', description: 'The latest version of Part X failed.' },
  ]);
});

test('a render error stays inside the region, and rendering can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const View = () => {
    if (isBroken) throw new Error('boom');
    return <p>Repaired</p>;
  };
  open(aLoader(async () => loaded(View)));
  expect(await screen.findByRole('heading', { level: 1, name: 'Part X has stopped working' })).toBeVisible();
  expect(screen.getByText(/^mf-x@1\.0\.0\+abc · render · evaluation · Error: boom/)).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Repaired')).toBeVisible();
});

test('marks a build healthy once its view has stayed, and not if it crashed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  const markHealthy = jest.fn();
  const rollBack = jest.fn<RemoteLoader['rollBack']>(() => true);
  const good = open(aLoader(async () => loaded(() => <p>Fine</p>), { markHealthy }));
  await screen.findByText('Fine');
  jest.advanceTimersByTime(1_000);
  expect(markHealthy).toHaveBeenCalledWith(entry);
  good.unmount();

  markHealthy.mockClear();
  const Crash = () => {
    throw new Error('boom');
  };
  open(aLoader(async () => loaded(Crash), { markHealthy, rollBack }));
  await waitFor(() => expect(rollBack).toHaveBeenCalledWith(entry));
  expect(screen.getByRole('status')).toBeVisible();
  jest.advanceTimersByTime(5_000);
  expect(markHealthy).not.toHaveBeenCalled();
  jest.useRealTimers();
});
