import type { AuditEntry } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditLogRow } from './AuditLogRow.tsx';

const LOG = 'GET /api/user/audit-log';
const anEntry = (n: number, entry: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `a${n}`,
  event: 'signed_in',
  actor: 'user',
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  params: {},
  at: `2026-03-01T10:00:${String(59 - n).padStart(2, '0')}.000Z`,
  ...entry,
});
const release = { remote: 'mf-auth', build: '1.0.0-a' };
const releases: Partial<AuditEntry>[] = [
  { event: 'release_published', params: { ...release, by: 'ci', via: 'token' } },
  { event: 'release_approved', actor: 'other_user', params: { ...release, by: 'ben', via: 'page' } },
  { event: 'release_rollout', params: { ...release, traffic: '25', by: 'the rollout itself', via: 'canary' } },
  { event: 'release_live', params: { ...release, by: 'root', via: 'command' } },
  { event: 'sessions_ended', params: { count: '2', via: 'command' } },
];
const page = (entries: AuditEntry[], nextCursor: string | null = null) => ({
  success: true as const,
  data: { entries, nextCursor },
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
const open = async () => {
  renderWithHost(<AuditLogRow />, { at: '/settings', user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'View log' }));
  return within(await screen.findByRole('dialog', { name: 'Security log' }));
};

test('S41: shows event, target, actor and origin', async () => {
  server.answer(
    LOG,
    page([
      anEntry(0),
      anEntry(11, { params: { provider: 'Acme' } }),
      anEntry(1, { event: 'sign_in_failed', actor: 'unknown' }),
      anEntry(2, {
        event: 'instagram_disconnected',
        actor: 'instagram',
        address: null,
        device: null,
        params: { account: 'shop' },
      }),
      anEntry(3, { event: 'quota_hit', params: { quota: 'exports' } }),
      ...releases.map((entry, at) => anEntry(4 + at, { actor: 'system', address: null, device: null, ...entry })),
      anEntry(10, { event: 'data_exported', params: { dataset: 'posts' } }),
      anEntry(9, { event: 'release_rolled_back', params: { ...release, by: 'anna', via: 'page' } }),
    ]),
  );
  const log = await open();
  const rows = await log.findAllByRole('listitem');
  const texts = rows.map((row) => [...row.querySelectorAll('strong, span > span')].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Signed in', 'Firefox on Linux · 203.0.113.7'],
    ['Signed in', 'Acme · Firefox on Linux · 203.0.113.7'],
    ['Sign-in failed: wrong password', 'Not signed in · Firefox on Linux · 203.0.113.7'],
    ['Instagram disconnected', '@shop · By Instagram'],
    ['Limit reached', 'Data exports · Firefox on Linux · 203.0.113.7'],
    ['Build published', 'mf-auth 1.0.0-a · By ci with a deploy token'],
    ['Build approved', 'mf-auth 1.0.0-a · By ben'],
    ['Rollout changed', 'mf-auth 1.0.0-a · 25 % · By the automatic rollout'],
    ['Release promoted', 'mf-auth 1.0.0-a · By root on the server'],
    ['Devices signed out', '2 devices · By a server operator'],
    ['Data exported', 'Posts · Firefox on Linux · 203.0.113.7'],
    ['Release rolled back', 'mf-auth 1.0.0-a · Firefox on Linux · 203.0.113.7'],
  ]);
  expect(log.getByText('No more entries.')).toBeVisible();
});

test('loads older entries', async () => {
  server.answer(LOG, page([anEntry(0)], 'next'));
  const log = await open();
  await log.findByRole('listitem');
  server.answer(LOG, page([anEntry(1, { event: 'password_changed' })]));
  await userEvent.click(log.getByRole('button', { name: 'Load more' }));
  expect(await log.findByText('Password changed')).toBeVisible();
  expect(log.getAllByRole('listitem')).toHaveLength(2);
});

test('shows an empty state, and an error when loading fails', async () => {
  server.fail(LOG, 500);
  const log = await open();
  expect(await log.findByRole('alert')).toHaveTextContent('Could not load your security log.');
  server.answer(LOG, page([]));
  await userEvent.click(log.getByRole('button', { name: 'Try again' }));
  expect(await log.findByText('No entries yet')).toBeVisible();
});
