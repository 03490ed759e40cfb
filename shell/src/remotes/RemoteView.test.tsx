import { REMOTE_CONTRACT } from '@fanfare/shared/host';
import { renderWithHost } from '@fanfare/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadedRemote } from './createRemoteLoader.ts';
import { LoadFailure } from './LoadFailure.ts';
import { RemoteView } from './RemoteView.tsx';

function loaded(View: () => React.ReactNode, degraded = false): LoadedRemote {
  return {
    module: { contract: REMOTE_CONTRACT, name: 'mf-x', views: { main: async () => ({ default: View }) }, slices: [] },
    degraded,
  };
}

test('shows the view once it is there, and a busy outline before', async () => {
  const loader = { load: async () => loaded(() => <p>Hello from the remote</p>) };
  renderWithHost(<RemoteView loader={loader} remote="mf-x" view="main" title="Part X" />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Hello from the remote')).toBeVisible();
});

test('says which build failed and recovers on Try again', async () => {
  const load = jest
    .fn<() => Promise<LoadedRemote>>()
    .mockRejectedValueOnce(new LoadFailure('http', 'mf-x@1.0.0+abc', 'HTTP 503 from /r/mf-x/1.0.0-abc/mf-manifest.json'))
    .mockResolvedValue(loaded(() => <p>Back again</p>));
  renderWithHost(<RemoteView loader={{ load }} remote="mf-x" view="main" title="Part X" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Part X is not available right now' })).toBeVisible();
  expect(screen.getByText('mf-x@1.0.0+abc: http – HTTP 503 from /r/mf-x/1.0.0-abc/mf-manifest.json')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back again')).toBeVisible();
});

test('a view that the remote does not have is a failure with its name', async () => {
  const loader = { load: async () => loaded(() => null) };
  renderWithHost(<RemoteView loader={loader} remote="mf-x" view="other" title="Part X" />);
  expect(await screen.findByText('mf-x: invalid-module – it has no view "other"')).toBeInTheDocument();
});

test('tells that an earlier version is shown', async () => {
  const loader = { load: async () => loaded(() => <p>Old but fine</p>, true) };
  const { toasts } = renderWithHost(<RemoteView loader={loader} remote="mf-x" view="main" title="Part X" />);
  expect(await screen.findByText('Old but fine')).toBeVisible();
  expect(toasts).toEqual([
    { kind: 'info', title: 'An earlier version is shown', description: 'The newest version of Part X did not load.' },
  ]);
});

test('a crash while drawing stays inside the region, and drawing again is possible', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const View = () => {
    if (isBroken) throw new Error('boom');
    return <p>Repaired</p>;
  };
  renderWithHost(<RemoteView loader={{ load: async () => loaded(View) }} remote="mf-x" view="main" title="Part X" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Part X has stopped working' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Repaired')).toBeVisible();
});
