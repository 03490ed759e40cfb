import type { Goal } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GoalMarkBody } from '../../components/GoalMarkBody.tsx';
import { GoalsCard } from './GoalsCard.tsx';
import { GoalsDialog } from './GoalsDialog.tsx';

const GOALS = 'GET /api/analytics/goals';
const SET = 'PUT /api/analytics/goals';
const span = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-09T00:00:00.000Z' };
const messages: Goal = {
  metric: 'totalMessages',
  period: 'week',
  target: 700,
  current: { ...span, value: 512, sample: 512, isMet: false },
  previous: { ...span, value: 640, sample: 640, isMet: false },
};
const responseTime: Goal = {
  metric: 'responseTime',
  period: 'day',
  target: 300_000,
  current: { ...span, value: 240_000, sample: 9, isMet: true },
  previous: { ...span, value: null, sample: 0, isMet: null },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
const answer = (goals: Goal[], timeZone: string | null = 'Europe/Oslo') =>
  server.answer(GOALS, { success: true, data: { timeZone, goals } });

test('shows target, progress and previous result of each goal', async () => {
  answer([messages, responseTime]);
  renderWithHost(<GoalsCard />, { user: aUser() });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Messages at least 700 per weekBelow target.*512 this calendar week.*Last week: 640, missed$/);
  expect(second).toHaveTextContent(/^Median response time at most 5 min \(per day\)On target.*4 min today.*Yesterday: no data$/);
});

test('retries loading goals', async () => {
  server.fail(GOALS, 500);
  renderWithHost(<GoalsCard />, { user: aUser() });
  expect(await screen.findByText(/Could not load goals\./)).toBeVisible();
  answer([messages]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('at least 700 per week')).toBeVisible();
});

test('shows the progress of a figure with a goal only', async () => {
  answer([messages]);
  renderWithHost(
    <>
      <GoalMarkBody metric="totalMessages" />
      <GoalMarkBody metric="newContacts" />
    </>,
    { user: aUser() },
  );
  expect(
    await screen.findByRole('img', { name: 'Goal: at least 700 per week. 512 this calendar week: below target' }),
  ).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^Goal:/ })).toHaveLength(1);
});

test('stores goals in the units of the figures, and an empty field removes the goal', async () => {
  answer([messages]);
  server.answer(SET, { success: true, data: { timeZone: 'Europe/Oslo', goals: [responseTime] } });
  const onClose = jest.fn();
  renderWithHost(
    <>
      <GoalsDialog open onClose={onClose} />
      <GoalsCard />
    </>,
    { user: aUser() },
  );
  const field = await screen.findByRole('spinbutton', { name: 'Minimum messages' });
  expect(field).toHaveValue(700);
  await userEvent.clear(field);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Maximum median response time (minutes)' }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save goals' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requestsTo(SET).map(({ body }) => body)).toEqual([
    { timeZone: 'Europe/Oslo', goals: [{ metric: 'responseTime', period: 'week', target: 300_000 }] },
  ]);
  // The screen behind the dialog shows the stored value without a refetch.
  expect(await screen.findByText('at most 5 min (per day)')).toBeInTheDocument();
});

test('asks before it discards input, and keeps input after an error', async () => {
  answer([]);
  server.fail(SET, 400, { error: 'The goal for newContacts must be a whole number.' });
  const onClose = jest.fn();
  const { toasts } = renderWithHost(<GoalsDialog open onClose={onClose} />, { user: aUser() });
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'Minimum new contacts' }), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Save goals' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not save the goals.' }]));
  expect(screen.getByRole('spinbutton', { name: 'Minimum new contacts' })).toHaveValue(12);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});
