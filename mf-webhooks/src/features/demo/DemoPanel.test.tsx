import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DemoPanel } from './DemoPanel.tsx';

beforeEach(() => {
  fakeServer();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = () => renderWithHost(<DemoPanel />, { at: '/webhook-management?tab=notifications', user: aUser() });
const rows = () => screen.queryAllByRole('listitem');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('shows that it is a demo', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Demo notifications Demo' })).toBeVisible();
  expect(screen.getByText(/generated in this browser and not stored/)).toBeVisible();
  expect(screen.getByText('No demo notifications yet')).toBeVisible();
});

test('adds one every 10 s with a probability of 30 %, and none while switched off', async () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.3);
  show();
  await wait(10_000);
  expect(rows()).toHaveLength(0);
  chance.mockReturnValue(0.29);
  await wait(9_999);
  expect(rows()).toHaveLength(0);
  await wait(1);
  expect(rows()).toHaveLength(1);
  await user().click(screen.getByRole('switch', { name: 'Demo running' }));
  await wait(60_000);
  expect(rows()).toHaveLength(1);
});

test('retains the latest 50', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  show();
  await wait(52 * 10_000);
  expect(rows()).toHaveLength(50);
});

test('marks as read, filters and clears', async () => {
  const { click } = user();
  show();
  const add = () => click(screen.getByRole('button', { name: 'Add event' }));
  await add();
  await add();
  const [first] = rows();
  await click(within(first ?? document.body).getByRole('button', { name: 'Mark as read' }));
  await click(screen.getByRole('radio', { name: 'Unread' }));
  expect(rows()).toHaveLength(1);
  await click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.getByText('All caught up')).toBeVisible();
  await click(screen.getByRole('radio', { name: 'All' }));
  expect(rows()).toHaveLength(2);
  await click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('No demo notifications yet')).toBeVisible();
});
