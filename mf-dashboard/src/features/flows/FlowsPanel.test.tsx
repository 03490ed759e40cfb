import type { Automation, AutomationActivity } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBotFlow } from '../../state/testing/builders.ts';
import { FlowsPanel } from './FlowsPanel.tsx';

const FLOWS = 'GET /api/flow/list';
const ACTIVITY = 'GET /api/flows/activity';
const WEEK = 'GET /api/analytics/flows';
const SWITCH = 'PATCH /api/flows/{id}';

const prices = anAutomation({ _id: 'a1', name: 'Prices', kind: 'bot_flow', flowId: 'flow-1' });
const hours = anAutomation({ _id: 'a2', name: 'Hours', trigger: 'keyword_detected', triggerSettings: { keyword: 'open' } });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(FLOWS, {
    success: true,
    data: [aBotFlow({ publishedVersion: 1, isActive: true }), aBotFlow({ id: 'flow-2', name: 'Größe 1/2' })],
  });
  server.answer('GET /api/flows', { success: true, data: [prices, { ...hours, isActive: false }] });
  server.answer(ACTIVITY, { success: true, data: [anActivity()] });
  server.answer(WEEK, aWeek([{ started: 8, answered: 6 }]));
});

const show = (at = '/dashboard?tab=flows') => renderWithHost(<FlowsPanel />, { at, user: aUser() });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('shows a loading state, then flows with state, last run and last error', async () => {
  const release = server.hold(FLOWS);
  show();
  expect(screen.getByText('Loading flows')).toBeInTheDocument();
  release();
  const first = await row('Prices');
  expect(first.getByText('Active')).toBeVisible();
  expect(first.getByText('Unpublished changes')).toBeVisible();
  expect(first.getByText('not sent')).toBeVisible();
  expect(first.getByText('3 runs')).toBeVisible();
  expect(await first.findByText('75% answered')).toBeVisible();
  expect(first.getByRole('img', { name: /^Runs per day/ })).toBeVisible();
  expect(first.getByText('1 run with problems')).toBeVisible();
  expect(first.getByText('This person cannot be reached.')).toBeVisible();
  expect((await row('Hours')).getByText('Automation · keyword "open"')).toBeVisible();
  expect((await row('Hours')).getByText('Off')).toBeVisible();
  const draft = await row('Größe');
  expect(draft.getByText('Draft')).toBeVisible();
  expect(draft.queryByRole('switch')).toBeNull();
  expect(draft.getByRole('link')).toHaveAttribute('href', `/flow-builder?flow=${encodeURIComponent('Größe 1/2')}`);
  expect(screen.getByRole('link', { name: 'Create new flow' })).toHaveAttribute('href', '/flow-builder');
});

test('marks a flow behind one that matches everything, and names it', async () => {
  server.answer('GET /api/flows', { success: true, data: [prices, anAutomation({ _id: 'a3', name: 'Hello' })] });
  show();
  const hello = await row('Hello');
  expect(hello.getByText('Never evaluated')).toBeVisible();
  expect(hello.queryByText('Active')).toBeNull();
  expect(hello.getByText('“Prices” has a higher priority and replies to every message.')).toBeVisible();
  const first = screen.getAllByRole('row', { name: /Prices/ })[0];
  expect(first).toHaveTextContent('Active');
  expect(first).not.toHaveTextContent('is asked before it');
});

test('links to the latest failure', async () => {
  const { place } = show('/dashboard?tab=flows&search=pri');
  await userEvent.click((await row('Prices')).getByRole('button', { name: 'This person cannot be reached. View details' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?tab=flows&search=pri&why=event-1'));
});

test('switches after confirmation by the server, with undo', async () => {
  server.answer(SWITCH, { success: true, data: prices });
  const release = server.hold(SWITCH);
  const { toasts } = show();
  const toggle = (await row('Prices')).getByRole('switch', { name: 'Prices active' });
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  expect(toggle).toBeDisabled();
  server.answer('GET /api/flows', { success: true, data: [{ ...prices, isActive: false }] });
  release();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Prices active' })).not.toBeChecked());
  expect(server.requestsTo(SWITCH)[0]).toMatchObject({ path: '/api/flows/a1', body: { isActive: false } });
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Prices turned off', action: { label: 'Undo' } }]);
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(server.requestsTo(SWITCH)[1]).toMatchObject({ body: { isActive: true } }));
  await waitFor(() => expect(toasts[1]).toEqual({ kind: 'success', title: 'Prices turned on' }));
});

test('shows why switching failed', async () => {
  server.fail(SWITCH, 500);
  const { toasts } = show();
  await userEvent.click((await row('Prices')).getByRole('switch'));
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'error', title: 'Could not turn Prices on or off', requestId: 'request-1' }]),
  );
  expect((await row('Prices')).getByRole('switch')).toBeChecked();
});

test('stores the search in the URL', async () => {
  const { place } = show('/dashboard?tab=flows&search=hou');
  await row('Hours');
  expect(screen.queryByRole('row', { name: /Prices/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search flows' }), 'x');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await row('Prices')).toBeTruthy();
  await waitFor(() => expect(place.path).toBe('/dashboard?tab=flows'));
});

test('shows an empty state', async () => {
  server.answer(FLOWS, { success: true, data: [] });
  server.answer('GET /api/flows', { success: true, data: [] });
  show();
  expect(await screen.findByText('No flows yet')).toBeVisible();
});

test('retries loading, and shows flows without figures', async () => {
  server.fail(FLOWS, 500);
  server.fail(ACTIVITY, 500);
  show();
  expect(await screen.findByText('Could not load flows.')).toBeVisible();
  server.answer(FLOWS, { success: true, data: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Prices')).toBeTruthy();
  expect(screen.getByText('Could not load the last run times.')).toBeVisible();
});

function anAutomation(over: Partial<Automation>): Automation {
  return {
    _id: 'a0',
    name: 'Automation',
    description: '',
    trigger: 'message_received',
    triggerSettings: {},
    conditions: [],
    actions: [],
    isActive: true,
    priority: 0,
    kind: 'automation',
    flowId: null,
    isRunnable: true,
    nextRunAt: null,
    lastFired: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}

function aWeek(flows: { started: number; answered: number }[]) {
  const rest = { flowId: 'flow-1', name: 'Prices', finished: 0, waiting: 0, failed: 0, paused: 0 };
  const [before, from, to] = ['2026-02-15', '2026-02-22', '2026-03-01'];
  return {
    success: true as const,
    data: {
      range: { from, to, timeZone: 'UTC', period: '7d' as const },
      flows: flows.map((flow) => ({ ...rest, ...flow })),
      previous: { from: before, to: from, flows: [] },
    },
  };
}

function anActivity(): AutomationActivity {
  const failure = { id: 'run-1', at: '2026-03-01T10:00:00.000Z', error: 'This person cannot be reached.' };
  const lastRun = { ...failure, status: 'finished' } as const;
  return {
    automationId: 'a1',
    lastRun,
    runs: 3,
    failed: 1,
    daily: [0, 0, 1, 0, 0, 2, 0],
    lastFailure: { ...failure, eventId: 'event-1' },
  };
}
