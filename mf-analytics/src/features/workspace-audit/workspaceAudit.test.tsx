import type { WorkspaceAuditEntry } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditSection } from './AuditSection.tsx';

const LOG = 'GET /api/workspace/audit-log';
const PEOPLE = 'GET /api/workspace/audit-log/people';
const EXPORT = 'GET /api/workspace/audit-log/export';
const anna = { id: 'u1', name: 'anna' };
const former = { id: 'u2', name: null };

const anEntry = (n: number, entry: Partial<WorkspaceAuditEntry> = {}): WorkspaceAuditEntry => ({
  id: `a${n}`,
  event: 'flow_published',
  actor: 'user',
  by: anna,
  object: { kind: 'flow', id: 'f1', name: 'Welcome' },
  before: null,
  after: null,
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  params: {},
  at: new Date(Date.UTC(2026, 2, 1, 10, 0, 0) - n * 60_000).toISOString(),
  ...entry,
});
const page = (entries: WorkspaceAuditEntry[], nextCursor: string | null = null) => ({
  success: true as const,
  data: { entries, nextCursor },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(PEOPLE, { success: true, data: [anna, { id: 'u3', name: 'ben' }] });
});
afterEach(() => {
  window.location.hash = '';
});
const show = async () => {
  const host = renderWithHost(<AuditSection />, { at: '/settings', user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Show log' }));
  return host;
};
/** Each cell starts with its label, which narrow screens show. */
const labels = ['', 'Person', 'Object', 'Change', 'From'];
const rowsOf = async () => {
  const table = await screen.findByRole('table', { name: 'Event' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('td, th')].slice(0, 5).map(({ textContent }, at) => textContent.slice(labels[at]?.length)),
    );
};

test('S41: shows who changed what, and the values before and after', async () => {
  server.answer(
    LOG,
    page([
      anEntry(0, { before: '1', after: '2' }),
      anEntry(1, {
        event: 'role_changed',
        object: { kind: 'member', id: 'u3', name: 'ben' },
        before: 'editor',
        after: 'admin',
      }),
      anEntry(2, {
        event: 'automation_toggled',
        by: former,
        object: { kind: 'automation', id: 'x', name: 'Prices' },
        before: 'on',
        after: 'off',
      }),
      anEntry(3, { event: 'flow_renamed', before: 'owner', after: 'Welcome' }),
      anEntry(4, { event: 'data_exported', object: { kind: 'dataset', id: 'posts', name: null } }),
      anEntry(5, {
        event: 'instagram_disconnected',
        actor: 'instagram',
        by: null,
        address: null,
        device: null,
        object: { kind: 'instagram_account', id: 'i', name: 'shop' },
      }),
      anEntry(6, { event: 'quota_hit', object: null, params: { quota: 'exports' } }),
      anEntry(7, { event: 'member_removed', object: { kind: 'member', id: 'u2', name: null } }),
      anEntry(8, { event: 'subscription_changed', object: null, before: 'messages', after: '' }),
      anEntry(9, {
        event: 'publication_scheduled',
        object: { kind: 'publication', id: 'p', name: 'Sale' },
        after: '2026-03-02T10:00:00.000Z',
      }),
    ]),
  );
  await show();
  const device = 'Firefox on Linux · 203.0.113.7';
  expect(await rowsOf()).toEqual([
    ['Flow published', 'anna', 'Flow Welcome', 'Version 1 → Version 2', device],
    ['Role changed', 'anna', 'Member ben', 'Editor → Admin', device],
    ['Automation switched', 'Former member', 'Automation Prices', 'On → Off', device],
    ['Flow renamed', 'anna', 'Flow Welcome', 'owner → Welcome', device],
    ['Data exported', 'anna', 'Export Posts', '', device],
    ['Instagram disconnected', 'Instagram', 'Instagram account shop', '', ''],
    ['Limit reached', 'anna', 'Data exports', '', device],
    ['Member removed', 'anna', 'Member Former member', '', device],
    ['Webhook subscription changed', 'anna', '', 'messages → none', device],
    ['Post scheduled', 'anna', 'Post Sale', expect.stringContaining('2026'), device],
  ]);
  expect(screen.getByText('No more entries.')).toBeVisible();
});

test('filters by event, person and period, searches, and clears the filters', async () => {
  server.answer(LOG, page([anEntry(0)]));
  await show();
  await rowsOf();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Events' }), 'Flows and secrets');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), 'ben');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  server.answer(LOG, page([]));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'Wel{Enter}');
  const clear = await screen.findByRole('button', { name: /clear filters/i });
  const query = server.requestsTo(LOG).at(-1)?.query;
  expect(query).toMatchObject({ group: 'flows', actor: 'u3', q: 'Wel', since: expect.stringMatching(/Z$/) });
  server.answer(LOG, page([anEntry(0)]));
  await userEvent.click(clear);
  expect(await rowsOf()).toHaveLength(1);
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
});

test('loads older entries of the same filter', async () => {
  server.answer(LOG, page([anEntry(0)], 'next'));
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Events' }), 'Members and workspace');
  await rowsOf();
  server.answer(LOG, page([anEntry(1, { event: 'member_left' })]));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Member left')).toBeVisible();
  expect(server.requestsTo(LOG).at(-1)?.query).toMatchObject({ group: 'members', cursor: 'next' });
});

test('shows an error, retries, and shows an empty log', async () => {
  server.fail(LOG, 500);
  await show();
  expect(await screen.findByText('Could not load the audit log.')).toBeVisible();
  server.answer(LOG, page([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entries yet')).toBeVisible();
});

test('renders a heavy log', async () => {
  // jsdom does not scroll.
  window.scrollTo = jest.fn();
  server.answer(LOG, page(Array.from({ length: 300 }, (_, n) => anEntry(n))));
  await show();
  expect((await rowsOf()).length).toBeGreaterThan(0);
});

test('downloads what the filters select', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:csv');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.answer(LOG, page([anEntry(0)]));
  server.answer(EXPORT, 'time,person');
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Events' }), 'Instagram');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByRole('button', { name: 'Download CSV' });
  expect(server.requestsTo(EXPORT).at(-1)?.query).toEqual({ group: 'instagram' });
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:csv');
});

test('opens by a link, and is not offered to members who may not read it', async () => {
  window.location.hash = '#audit';
  server.answer(LOG, page([anEntry(0)]));
  const { store } = renderWithHost(<AuditSection />, { at: '/settings#audit', user: aUser() });
  expect(await rowsOf()).toHaveLength(1);
  const workspace = { id: 'w', name: 'Shop', members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [{ ...workspace, role: 'editor' }], currentId: 'w' })));
  expect(screen.queryByText('Audit log')).toBeNull();
  act(() => void store.dispatch(workspacesLoaded({ items: [{ ...workspace, role: 'admin' }], currentId: 'w' })));
  expect(screen.getByText('Audit log')).toBeVisible();
});
