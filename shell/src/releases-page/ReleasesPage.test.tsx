import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleasesPage } from './ReleasesPage.tsx';

const figures = { loaded: 90, failed: 10, drawn: 80, crashed: 2, p75Ms: 310 };
const aReleased = (build: string, state: ReleasedBuild['state'], told = false): ReleasedBuild => ({
  ...{ build, state, hours: [] },
  health: told ? { ...figures, failures: [{ phase: 'entry', kind: 'timeout', count: 10 }] } : null,
});

function aRemote(rest: Partial<ReleasedRemote> = {}): ReleasedRemote {
  return {
    ...{ name: 'mf-x', title: 'Part X', owner: 'team x', rollout: null, history: [] },
    builds: [aReleased('1.1.0-two', 'live', true), aReleased('1.0.0-one', 'fallback')],
    ...rest,
  };
}

function open(...remotes: ReleasedRemote[]) {
  const server = fakeServer();
  server.answer('GET /api/releases', { success: true, data: { remotes } });
  server.answer('POST /api/releases/changes', { success: true, seq: 9 });
  return { server, ...renderWithHost(<ReleasesPage />, { at: '/releases', user: aUser() }) };
}

async function choose(build: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${build}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('what is live, with what browsers tell of it', async () => {
  open(aRemote());
  const table = await screen.findByRole('table', { name: 'Builds of Part X' });
  const live = within(table).getByRole('row', { name: /1\.1\.0-two/ });
  expect(live).toHaveTextContent('Everybody');
  expect(live).toHaveTextContent('10 (10 %)');
  expect(live).toHaveTextContent('10 × timeout (entry)');
  expect(live).toHaveTextContent('2 (2.5 %)');
  expect(live).toHaveTextContent('310 ms');
  expect(within(table).getByRole('row', { name: /1\.0\.0-one/ })).toHaveTextContent('No page has told anything yet');
});

test('how builds did in the last two days, as charts and as a table', async () => {
  const hours = (p75Ms: number) => [
    { hour: '2026-05-01T07:00:00.000Z', ...figures, p75Ms },
    { hour: '2026-05-01T08:00:00.000Z', ...figures, p75Ms: p75Ms / 2 },
  ];
  const [live, before] = aRemote().builds as [ReleasedBuild, ReleasedBuild];
  const builds = [{ ...live, hours: hours(420) }, { ...before, hours: hours(200) }, aReleased('0.9.0-old', 'earlier')];
  open(aRemote({ builds }), aRemote({ name: 'mf-y', title: 'Part Y' }));
  // Of a part that no page has told of there is nothing to show.
  await userEvent.click(await screen.findByText('Health over time'));
  const chart = (await screen.findByText('Drawn within (p75)')).closest('figure') as HTMLElement;
  expect(within(chart).getByText('420 ms')).toBeVisible();
  expect(chart.querySelectorAll('polyline')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = screen.getByRole('table', { name: 'Builds of Part X, hour by hour' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toHaveTextContent('210 ms');
  expect(rows[0]).toHaveTextContent('10 %');
  expect(rows[0]).toHaveTextContent('2.5 %');
  await userEvent.click(screen.getByRole('button', { name: 'Show as charts' }));
  expect(screen.getByText('Drawn within (p75)')).toBeVisible();
});

test('rolling back asks first and says what was seen as live', async () => {
  const { server, toasts } = open(aRemote());
  await choose('1.1.0-two', 'Roll back');
  const question = await screen.findByRole('alertdialog', { name: 'Roll Part X back?' });
  expect(server.requestsTo('POST /api/releases/changes')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'The release was changed' }));
  expect(server.requestsTo('POST /api/releases/changes').map(({ body }) => body)).toEqual([
    { kind: 'rollback', remote: 'mf-x', liveIs: '1.1.0-two' },
  ]);
});

test('a refusal shows why', async () => {
  const { server, toasts } = open(aRemote());
  server.fail('POST /api/releases/changes', 409, { error: 'Somebody was faster.', code: 'release_refused' });
  await choose('1.1.0-two', 'Roll back');
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  await waitFor(() =>
    expect(toasts).toContainEqual({ kind: 'error', title: 'The release was not changed', description: 'Somebody was faster.' }),
  );
});

test('a rollout is paused and goes on with the share it had', async () => {
  const builds = [aReleased('1.2.0-new', 'rollout'), ...aRemote().builds];
  const { server, unmount } = open(aRemote({ builds, rollout: { build: '1.2.0-new', traffic: 10, pausedAt: null, auto: null } }));
  expect(await screen.findByText('10 % of people')).toBeVisible();
  await choose('1.2.0-new', 'Pause');
  const sent = () => server.requestsTo('POST /api/releases/changes').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ kind: 'pause', remote: 'mf-x', liveIs: '1.1.0-two' }]));
  unmount();
  const again = open(aRemote({ builds, rollout: { build: '1.2.0-new', traffic: 0, pausedAt: 10, auto: null } }));
  expect(await screen.findByText('Paused, before 10 %')).toBeVisible();
  await choose('1.2.0-new', 'Go on with 10 %');
  await waitFor(() =>
    expect(again.server.requestsTo('POST /api/releases/changes').map(({ body }) => body)).toEqual([
      { kind: 'rollout', build: '1.2.0-new', traffic: 10, remote: 'mf-x', liveIs: '1.1.0-two' },
    ]),
  );
});

test('a rollout that drives itself says what it waits for, and any other can be let go by itself', async () => {
  const builds = [aReleased('1.2.0-new', 'rollout'), ...aRemote().builds];
  const rollout = { build: '1.2.0-new', traffic: 25, pausedAt: null };
  const { unmount } = open(aRemote({ builds, rollout: { ...rollout, auto: 'not shown yet: crashes' } }));
  expect(await screen.findByText('25 % of people, by itself')).toBeVisible();
  expect(screen.getByText('not shown yet: crashes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for 1.2.0-new' }));
  expect(await screen.findByRole('menuitem', { name: 'Pause' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Let it go on by itself' })).toBeNull();
  unmount();
  const { server } = open(aRemote({ builds, rollout: { ...rollout, auto: null } }));
  await choose('1.2.0-new', 'Let it go on by itself');
  await waitFor(() =>
    expect(server.requestsTo('POST /api/releases/changes').map(({ body }) => body)).toEqual([
      { kind: 'rollout', build: '1.2.0-new', traffic: 25, auto: true, remote: 'mf-x', liveIs: '1.1.0-two' },
    ]),
  );
});

test('who is not staff is told so, a failure can be tried again, and nothing released says so', async () => {
  const { server, unmount } = open();
  expect(await screen.findByText('Nothing was released here yet')).toBeVisible();
  unmount();
  server.fail('GET /api/releases', 403, { code: 'forbidden' });
  const second = renderWithHost(<ReleasesPage />, { at: '/releases', user: aUser() });
  expect(await screen.findByText('Releases are for staff')).toBeVisible();
  second.unmount();
  server.fail('GET /api/releases', 500);
  renderWithHost(<ReleasesPage />, { at: '/releases', user: aUser() });
  expect(await screen.findByText('Releases could not be loaded')).toBeVisible();
  server.answer('GET /api/releases', { success: true, data: { remotes: [aRemote()] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Part X' })).toBeVisible();
});

test('who changed what, with what was known then', async () => {
  const line = {
    seq: 4,
    at: '2026-05-01T10:00:00.000Z',
    by: 'anna',
    kind: 'rollback',
    build: null,
    traffic: null,
    isAuto: false,
  } as const;
  open(
    aRemote({
      history: [
        { ...line, because: 'crashes: 9 of 40 clients', liveBefore: '1.2.0-bad', evidence: [{ build: '1.2.0-bad', ...figures }] },
      ],
    }),
  );
  await userEvent.click(await screen.findByText('Who changed what'));
  expect(screen.getByText('anna').closest('li')).toHaveTextContent('anna rolled back');
  expect(screen.getByText('Because: crashes: 9 of 40 clients')).toBeVisible();
  expect(screen.getByText('1.2.0-bad then: drawn 80 times, failed 10, crashed 2')).toBeVisible();
});
