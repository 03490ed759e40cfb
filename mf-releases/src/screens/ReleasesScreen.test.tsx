import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { releasesApi } from '../state/releases.api.ts';
import { ReleasesScreen } from './ReleasesScreen.tsx';

const figures = { loaded: 90, failed: 10, drawn: 80, crashed: 2, p75Ms: 310 };
const aReleased = (build: string, state: ReleasedBuild['state'], hasHealth = false): ReleasedBuild => ({
  ...{ build, state, hours: [] },
  health: hasHealth ? { ...figures, failures: [{ phase: 'entry', kind: 'timeout', count: 10 }] } : null,
});

function aRemote(rest: Partial<ReleasedRemote> = {}): ReleasedRemote {
  return {
    ...{ name: 'mf-x', title: 'Part X', owner: 'team x', rollout: null, waiting: [], pins: [], history: [] },
    builds: [aReleased('1.1.0-two', 'live', true), aReleased('1.0.0-one', 'fallback')],
    ...rest,
  };
}

function open(...remotes: ReleasedRemote[]) {
  const server = fakeServer();
  server.answer('GET /api/releases', { success: true, data: { remotes } });
  server.answer('POST /api/releases/changes', { success: true, seq: 9 });
  return { server, ...renderWithHost(<ReleasesScreen />, { at: '/releases', user: aUser() }) };
}

async function choose(build: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${build}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('shows the live build with its health in browsers', async () => {
  open(aRemote());
  const table = await screen.findByRole('table', { name: 'Builds of Part X' });
  const live = within(table).getByRole('row', { name: /1\.1\.0-two/ });
  expect(live).toHaveTextContent('All users');
  expect(live).toHaveTextContent('10 (10%)');
  expect(live).toHaveTextContent('10 × timeout (entry)');
  expect(live).toHaveTextContent('2 (2.5%)');
  expect(live).toHaveTextContent('310 ms');
  expect(within(table).getByRole('row', { name: /1\.0\.0-one/ })).toHaveTextContent('No data yet');
});

test('shows the health of builds in the last two days, as charts and as a table', async () => {
  const hours = (p75Ms: number) => [
    { hour: '2026-05-01T07:00:00.000Z', ...figures, p75Ms },
    { hour: '2026-05-01T08:00:00.000Z', ...figures, p75Ms: p75Ms / 2 },
  ];
  const [live, before] = aRemote().builds as [ReleasedBuild, ReleasedBuild];
  const builds = [{ ...live, hours: hours(420) }, { ...before, hours: hours(200) }, aReleased('0.9.0-old', 'earlier')];
  open(aRemote({ builds }), aRemote({ name: 'mf-y', title: 'Part Y' }));
  // Remotes without reports have no history.
  await userEvent.click(await screen.findByText('Health history'));
  const chart = (await screen.findByText('Load time (p75)')).closest('figure') as HTMLElement;
  expect(within(chart).getByText('420 ms')).toBeVisible();
  expect(chart.querySelectorAll('polyline')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Builds of Part X by hour' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toHaveTextContent('210 ms');
  expect(rows[0]).toHaveTextContent('10%');
  expect(rows[0]).toHaveTextContent('2.5%');
  await userEvent.click(screen.getByRole('button', { name: 'Show as charts' }));
  expect(screen.getByText('Load time (p75)')).toBeVisible();
});

test('rolling back asks for confirmation and sends the live build that was shown', async () => {
  const { server, toasts } = open(aRemote());
  await choose('1.1.0-two', 'Roll back');
  const question = await screen.findByRole('alertdialog', { name: 'Roll back Part X?' });
  expect(server.requestsTo('POST /api/releases/changes')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Release updated' }));
  expect(server.requestsTo('POST /api/releases/changes').map(({ body }) => body)).toEqual([
    { kind: 'rollback', remote: 'mf-x', liveIs: '1.1.0-two' },
  ]);
});

test('a rejected change shows the reason', async () => {
  const { server, toasts } = open(aRemote());
  server.fail('POST /api/releases/changes', 409, { error: 'Somebody was faster.', code: 'release_refused' });
  await choose('1.1.0-two', 'Roll back');
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  await waitFor(() =>
    expect(toasts).toContainEqual({
      kind: 'error',
      title: 'Could not update the release',
      description: 'Somebody was faster.',
      requestId: 'request-1',
    }),
  );
});

test('pauses a rollout and resumes it at the same percentage', async () => {
  const builds = [aReleased('1.2.0-new', 'rollout'), ...aRemote().builds];
  const { server, unmount } = open(aRemote({ builds, rollout: { build: '1.2.0-new', traffic: 10, pausedAt: null, auto: null } }));
  expect(await screen.findByText('10% of users')).toBeVisible();
  await choose('1.2.0-new', 'Pause');
  const sent = () => server.requestsTo('POST /api/releases/changes').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ kind: 'pause', remote: 'mf-x', liveIs: '1.1.0-two' }]));
  unmount();
  const again = open(aRemote({ builds, rollout: { build: '1.2.0-new', traffic: 0, pausedAt: 10, auto: null } }));
  expect(await screen.findByText('Paused (previously 10%)')).toBeVisible();
  await choose('1.2.0-new', 'Resume at 10%');
  await waitFor(() =>
    expect(again.server.requestsTo('POST /api/releases/changes').map(({ body }) => body)).toEqual([
      { kind: 'rollout', build: '1.2.0-new', traffic: 10, remote: 'mf-x', liveIs: '1.1.0-two' },
    ]),
  );
});

test('an automatic rollout shows its next step, and a manual one can be resumed automatically', async () => {
  const builds = [aReleased('1.2.0-new', 'rollout'), ...aRemote().builds];
  const rollout = { build: '1.2.0-new', traffic: 25, pausedAt: null };
  const { unmount } = open(aRemote({ builds, rollout: { ...rollout, auto: 'not shown yet: crashes' } }));
  expect(await screen.findByText('25% of users, automatic')).toBeVisible();
  expect(screen.getByText('not shown yet: crashes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for 1.2.0-new' }));
  expect(await screen.findByRole('menuitem', { name: 'Pause' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Resume automatic rollout' })).toBeNull();
  unmount();
  const { server } = open(aRemote({ builds, rollout: { ...rollout, auto: null } }));
  await choose('1.2.0-new', 'Resume automatic rollout');
  await waitFor(() =>
    expect(server.requestsTo('POST /api/releases/changes').map(({ body }) => body)).toEqual([
      { kind: 'rollout', build: '1.2.0-new', traffic: 25, auto: true, remote: 'mf-x', liveIs: '1.1.0-two' },
    ]),
  );
});

test('shows that admin access is required, a retry after a failure, and an empty state', async () => {
  const { server, unmount } = open();
  expect(await screen.findByText('No releases yet')).toBeVisible();
  unmount();
  server.fail('GET /api/releases', 403, { code: 'forbidden' });
  const second = renderWithHost(<ReleasesScreen />, { at: '/releases', user: aUser() });
  expect(await screen.findByText('Admin access required')).toBeVisible();
  second.unmount();
  server.fail('GET /api/releases', 500);
  renderWithHost(<ReleasesScreen />, { at: '/releases', user: aUser() });
  expect(await screen.findByText('Could not load releases')).toBeVisible();
  server.answer('GET /api/releases', { success: true, data: { remotes: [aRemote()] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Part X' })).toBeVisible();
});

test('the history shows who changed what, with the health at that time', async () => {
  const line = {
    seq: 4,
    at: '2026-05-01T10:00:00.000Z',
    by: 'anna',
    kind: 'rollback',
    build: null,
    traffic: null,
    isAuto: false,
    username: null,
    verdict: null,
  } as const;
  open(
    aRemote({
      history: [
        { ...line, because: 'crashes: 9 of 40 clients', liveBefore: '1.2.0-bad', evidence: [{ build: '1.2.0-bad', ...figures }] },
      ],
    }),
  );
  await userEvent.click(await screen.findByText('Release history'));
  expect(screen.getByText('anna').closest('li')).toHaveTextContent('anna rolled back');
  expect(screen.getByText('Reason: crashes: 9 of 40 clients')).toBeVisible();
  expect(screen.getByText('1.2.0-bad at that time: rendered 80 times, 10 failures, 2 crashes')).toBeVisible();
});

test('pins an earlier build for one user, lists the pin and removes it', async () => {
  const pins = [{ userId: 'u7', username: 'carla', build: '1.0.0-one' }];
  const { server, toasts } = open(aRemote({ pins }));
  server.answer('POST /api/releases/pins', { success: true });
  server.answer('POST /api/releases/pins/end', { success: true });
  expect(await screen.findByText('carla receives 1.0.0-one')).toBeVisible();
  await choose('1.0.0-one', 'Pin for a user');
  await userEvent.type(await screen.findByLabelText('Username'), 'ben{Enter}');
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'ben now receives 1.0.0-one' }));
  expect(server.requestsTo('POST /api/releases/pins')[0]?.body).toEqual({ remote: 'mf-x', build: '1.0.0-one', username: 'ben' });
  server.fail('POST /api/releases/pins', 409, { error: 'Account nobody not found.', code: 'release_refused' });
  await choose('1.0.0-one', 'Pin for a user');
  await userEvent.type(await screen.findByLabelText('Username'), 'nobody{Enter}');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', description: 'Account nobody not found.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unpin carla' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Unpinned carla' }));
  expect(server.requestsTo('POST /api/releases/pins/end')[0]?.body).toEqual({ remote: 'mf-x', userId: 'u7' });
});

test('refetches after a change that lands during a fetch', async () => {
  const { server, store } = open(aRemote());
  server.answer('POST /api/releases/pins', { success: true });
  await choose('1.0.0-one', 'Pin for a user');
  const arrives = server.hold('GET /api/releases');
  void store.dispatch(releasesApi.endpoints.releases.initiate(undefined, { forceRefetch: true }));
  await userEvent.type(await screen.findByLabelText('Username'), 'carla{Enter}');
  await waitFor(() => expect(server.requestsTo('POST /api/releases/pins')).toHaveLength(1));
  arrives();
  await waitFor(() => expect(server.requestsTo('GET /api/releases')).toHaveLength(3));
});

test('creates a test link for a build with its expiry', async () => {
  const { server } = open(aRemote());
  const address = '/r/mf-x/1.0.0-one/mf-manifest.json#ticket';
  server.answer('POST /api/releases/tickets', {
    success: true,
    data: { addresses: { 'mf-x': address }, until: '2026-05-08T10:00:00.000Z', missing: [] },
  });
  await choose('1.0.0-one', 'Create test link');
  const made = await screen.findByRole('dialog', { name: 'Test link' });
  const link = new URL((within(made).getByLabelText('Link') as HTMLInputElement).value);
  expect(link.searchParams.getAll('remote')).toEqual([`mf-x@${address}`]);
  expect(made).toHaveTextContent(`until May 8, 2026, 10:00`);
  expect(server.requestsTo('POST /api/releases/tickets')[0]?.body).toEqual({
    builds: { 'mf-x': '1.0.0-one' },
    isForTesters: true,
  });
});

test('time travel: rejects an invalid time, changes nothing for the current one, and lists missing builds first', async () => {
  const { server, toasts } = open(aRemote());
  const field = await screen.findByLabelText('View releases as of');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAccessibleDescription('Choose a time in the past.');
  await userEvent.type(field, '2999-01-01T10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAccessibleDescription('Choose a time in the past.');
  expect(server.requestsTo('POST /api/releases/tickets')).toHaveLength(0);

  const until = '2026-05-08T10:00:00.000Z';
  server.answer('POST /api/releases/tickets', { success: true, data: { addresses: {}, until, missing: [] } });
  await userEvent.clear(field);
  await userEvent.type(field, '2026-05-01T10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toMatch(/^No changes since .+$/));
  expect(server.requestsTo('POST /api/releases/tickets')[0]?.body).toEqual({ asOf: new Date('2026-05-01T10:00').toISOString() });

  const missing = [
    { remote: 'mf-x', build: '0.9.0-zero' },
    { remote: 'mf-y', build: null },
  ];
  server.answer('POST /api/releases/tickets', { success: true, data: { addresses: {}, until, missing } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  const question = await screen.findByRole('alertdialog', { name: 'Some builds are no longer available' });
  expect(question).toHaveTextContent('the files of mf-x 0.9.0-zero no longer exist, mf-y did not exist yet.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(field).toBeVisible();
});

test('the history names the user of a pin and the feedback of testers', async () => {
  const line = { at: '2026-05-01T10:00:00.000Z', by: 'anna', traffic: null, isAuto: false, because: null, evidence: [] };
  open(
    aRemote({
      history: [
        { ...line, seq: 5, kind: 'pin', build: '1.0.0-one', username: 'carla', verdict: null, liveBefore: null },
        {
          ...{ ...line, seq: 4, kind: 'verdict', build: '1.0.0-one', username: null, liveBefore: null },
          verdict: { passed: false, note: 'no chart' },
        },
      ],
    }),
  );
  await userEvent.click(await screen.findByText('Release history'));
  expect(screen.getByText('User: carla').closest('li')).toHaveTextContent('anna pinned 1.0.0-one for a user');
  expect(screen.getByText('Does not work: no chart').closest('li')).toHaveTextContent('anna tested 1.0.0-one');
});

test('lists the checks that this browser lacks, and shows nothing if it has all', async () => {
  // jsdom supports signatures, but no policies.
  const { unmount } = open(aRemote());
  expect(
    await screen.findByText(
      'This browser does not verify that every script has a hash or the origin of scripts before loading them. It still blocks scripts whose hash does not match the release.',
    ),
  ).toBeVisible();
  unmount();
  Object.assign(window, { IntegrityViolationReportBody: class {}, trustedTypes: {} });
  open(aRemote());
  expect(await screen.findByRole('table', { name: 'Builds of Part X' })).toBeVisible();
  expect(screen.queryByText(/^This browser does not verify/)).toBeNull();
  Reflect.deleteProperty(window, 'trustedTypes');
  Reflect.deleteProperty(window, 'IntegrityViolationReportBody');
});
