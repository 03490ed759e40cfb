import type { UserLimit } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LimitsRow } from './LimitsRow.tsx';

const LIMITS = 'GET /api/user/limits';
const flows = (used: number, allowed = 500): UserLimit => ({ name: 'flows', used, allowed, setting: 'USER_FLOWS' });
const limits = (...list: UserLimit[]) => ({ success: true as const, limits: list });
const advice =
  'Delete flows you no longer need. If you need more, ask your administrator to raise USER_FLOWS.';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
const open = async () => {
  renderWithHost(<LimitsRow />, { at: '/settings', user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'View limits' }));
  return within(await screen.findByRole('dialog', { name: 'Limits' }));
};
const itemTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('strong, strong ~ span')].map(({ textContent }) => textContent));

test('shows used and allowed amounts with their units, in groups', async () => {
  server.answer(
    LIMITS,
    limits(
      { name: 'callsPerMinute', used: 12, allowed: 1_200, setting: 'USER_CALLS_PER_MINUTE' },
      flows(3),
      { name: 'flowMegabytes', used: 4, allowed: 100, setting: 'USER_FLOW_MB' },
      { name: 'versionsPerFlow', used: null, allowed: 50, setting: 'USER_FLOW_VERSIONS' },
      { name: 'databaseSecondsPerMinute', used: 1, allowed: 120, setting: 'USER_DATABASE_SECONDS_PER_MINUTE' },
    ),
  );
  const dialog = await open();
  expect(itemTexts(await dialog.findByRole('list', { name: 'Storage' }))).toEqual([
    ['Flows', '3 of 500'],
    ['Flow storage', '4 of 100 MB'],
    ['Versions per flow', 'Up to 50'],
  ]);
  expect(itemTexts(dialog.getByRole('list', { name: 'Rate limits' }))).toEqual([
    ['Requests per minute', '12 of 1,200'],
    ['Database time per minute', '1 of 120 s'],
  ]);
  expect(dialog.getAllByRole('meter')).toHaveLength(4);
  const meter = dialog.getByRole('meter', { name: 'Requests per minute' });
  expect(meter).toHaveAttribute('aria-valuenow', '1');
  expect(meter).toHaveAttribute('aria-valuetext', '12 of 1,200, 1% used');
  expect(dialog.queryByText(/administrator/)).toBeNull();
});

test.each([
  { used: 399, percent: '79', label: null },
  { used: 400, percent: '80', label: '80% used' },
  { used: 499, percent: '99', label: '99% used' },
  { used: 500, percent: '100', label: 'Limit reached' },
  { used: 600, percent: '100', label: 'Limit reached' },
])('S31: $used of 500 flows: advice from 80 % on', async ({ used, percent, label }) => {
  server.answer(LIMITS, limits(flows(used)));
  const dialog = await open();
  expect(await dialog.findByRole('meter', { name: 'Flows' })).toHaveAttribute('aria-valuenow', percent);
  const item = dialog.getByRole('listitem');
  expect(within(item).queryAllByText(advice)).toHaveLength(label ? 1 : 0);
  expect(
    within(item)
      .queryAllByText(/% used|Limit reached/)
      .map(({ textContent }) => textContent),
  ).toEqual(label ? [label] : []);
});

test('gives advice without a setting for a fixed limit', async () => {
  server.answer(LIMITS, limits({ name: 'automations', used: 2_000, allowed: 2_000, setting: null }));
  const dialog = await open();
  expect(await dialog.findByText('Delete automations you no longer need.')).toBeVisible();
  expect(dialog.getByText('2,000 of 2,000')).toBeVisible();
});

test('shows a loading state and an error, and retries', async () => {
  const release = server.hold(LIMITS);
  server.fail(LIMITS, 503, { error: 'The database does not answer.' });
  const dialog = await open();
  expect(dialog.getByText('Loading your limits')).toBeInTheDocument();
  release();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Could not load your limits.');
  expect(alert).toHaveTextContent('The database does not answer.');
  server.answer(LIMITS, limits(flows(1)));
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('1 of 500')).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
});
