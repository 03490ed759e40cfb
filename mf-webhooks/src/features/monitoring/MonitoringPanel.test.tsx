import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHealthReport, aMonitoring } from '../../testing/builders.ts';
import { MonitoringPanel, type MonitoringView } from './MonitoringPanel.tsx';

const MONITORING = 'GET /api/webhooks/monitoring/dashboard';
const STATUS = 'GET /api/webhooks/monitoring/status';
const ERRORS = 'GET /api/webhooks/monitoring/errors';
const HISTORY = 'GET /api/webhooks/monitoring/history';
const CHECK = 'POST /api/webhooks/monitoring/health-check';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(MONITORING, aMonitoring());
  server.answer(STATUS, aMonitoring());
  server.answer(ERRORS, { success: true, ...aMonitoring().errors });
  const hour = { at: '2026-03-01T10:00:00.000Z', events: 12, failed: 2, replies: 5, medianMs: 420, p95Ms: 1_300 };
  const quiet = { events: 0, failed: 0, replies: 0, medianMs: null, p95Ms: null };
  server.answer(HISTORY, { success: true, hours: [hour, { at: '2026-03-01T11:00:00.000Z', ...quiet }] });
});
afterEach(() => {
  jest.useRealTimers();
});
const show = (view: MonitoringView) =>
  renderWithHost(<MonitoringPanel view={view} />, { at: '/webhook-management?tab=monitoring', user: aUser() });

test('shows status, figures and warnings', async () => {
  const ill = { ...aHealthReport().checks[0], name: 'Outgoing messages', status: 'warning', message: '3 are parked.' } as const;
  const check = { checkedAt: '', changedAt: '2026-03-01T10:00:00.000Z', durationMs: 1, ...ill };
  server.answer(MONITORING, aMonitoring({ status: 'warning', health: aHealthReport({ overall: 'warning', checks: [check] }) }));
  server.answer(STATUS, aMonitoring({ status: 'warning', uptime: 3_660_000, recentEvents: 41 }));
  show('overview');
  expect(await screen.findByText('1 h 1 min')).toBeVisible();
  expect(screen.getByText('41')).toBeVisible();
  expect(screen.getByText('96.7%')).toBeVisible();
  expect(screen.getByText('3 are parked.')).toBeVisible();
});

test('reports the result of a check on demand', async () => {
  server.fail(CHECK, 500);
  const { toasts } = show('health');
  const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Run health check' }));
  await run();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Failed to perform health check' }]));
  const advice = { priority: 'high' as const, message: 'Restart the worker.' };
  server.answer(CHECK, { success: true, health: aHealthReport({ overall: 'unhealthy', recommendations: [advice] }) });
  await run();
  expect(await screen.findByText('Restart the worker.')).toBeVisible();
  expect(toasts.map(({ title }) => title)).toContain('Manual health check completed');
  expect(toasts.map(({ title }) => title)).toContain('Health changed from Healthy to Unhealthy');
});

test('fills the bar by attempts and shows rates with one decimal', async () => {
  show('performance');
  expect(await screen.findByRole('progressbar', { name: 'Processing efficiency' })).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getByText('1.5 attempts on average')).toBeVisible();
  expect(screen.getByRole('button', { name: 'What does this mean?' })).toHaveAttribute(
    'data-tooltip',
    expect.stringContaining('× 20'),
  );
  expect(screen.getByText('96.7%')).toBeVisible();
  expect(screen.getByText('100.0% of total')).toBeVisible();
});

test('charts events, failures and reply times by hour', async () => {
  show('performance');
  const rate = await screen.findByRole('img', { name: /: 12 events, 2 failed$/ }, { timeout: 20_000 });
  act(() => rate.focus());
  expect(within(screen.getByRole('region', { name: 'Events, last 24 hours' })).getByText('10', { selector: 'dd' })).toBeVisible();
  expect(screen.getByRole('img', { name: /: median 420 ms, 95th percentile 1\.3 s$/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /: median –, 95th percentile –$/ })).toBeInTheDocument();
});

test('reports that the history failed to load, next to the other figures', async () => {
  server.fail(HISTORY, 500);
  show('performance');
  expect(await screen.findAllByText(/^Could not load the history\./)).toHaveLength(2);
  expect(screen.getByText('96.7%')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

test('groups errors with their history, flows and advice', async () => {
  const group = {
    type: 'The window is closed. (Instagram error {n}/{n})',
    example: 'The window is closed. (Instagram error 10/2534022)',
    totalOccurrences: 4,
    firstOccurrence: '2026-02-20T10:00:00.000Z',
    lastOccurrence: '2026-03-01T10:00:00.000Z',
    daily: [0, 0, 1, 0, 0, 2, 1],
    affectedFlows: ['Shop'],
    recommendations: [{ priority: 'medium' as const, message: 'Answer within 24 hours.' }],
  };
  const daily = [
    { date: '2026-02-28', occurrences: 3 },
    { date: '2026-03-01', occurrences: 1 },
  ];
  server.answer(ERRORS, { success: true, totalErrors: 1, totalOccurrences: 4, daily, errorGroups: [group] });
  const { unmount } = show('errors');
  const row = (await screen.findByText(group.example)).closest('li');
  expect(row).toHaveTextContent('4 times');
  expect(document.body).not.toHaveTextContent('{n}');
  expect(server.requestsTo(MONITORING)).toHaveLength(0);
  expect(row).toHaveTextContent('Shop');
  expect(row).toHaveTextContent('Answer within 24 hours.');
  expect(screen.getByRole('img', { name: /maximum 2, latest 1$/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Feb 28: 3 errors' }, { timeout: 20_000 })).toBeInTheDocument();
  unmount();
  server.answer(ERRORS, { success: true, ...aMonitoring().errors });
  show('errors');
  expect(await screen.findByText('No errors')).toBeVisible();
});

test('refetches after 30 s, except while hidden or switched off', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show('overview');
  const looks = () => {
    expect(server.requestsTo(STATUS)).toHaveLength(server.requestsTo(MONITORING).length);
    return server.requestsTo(MONITORING).length;
  };
  expect(await screen.findByText('in 30 s')).toBeVisible();
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(10_000);
  expect(screen.getByText('in 20 s')).toBeVisible();
  await wait(20_000);
  expect(looks()).toBe(2);
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(60_000);
  expect(looks()).toBe(2);
  sight.mockRestore();
  await user.click(screen.getByRole('switch', { name: 'Refresh every 30 s' }));
  await wait(60_000);
  expect(looks()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await wait(0);
  expect(looks()).toBe(3);
});

test('shows an error and retries', async () => {
  server.fail(MONITORING, 500);
  show('overview');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load monitoring data');
  server.answer(MONITORING, aMonitoring());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Fanfare receives events and replies to them.')).toBeVisible();
});
