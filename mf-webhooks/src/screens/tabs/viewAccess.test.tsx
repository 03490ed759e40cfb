import type { Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EventInspector } from '../../features/events/inspector/EventInspector.tsx';
import { aSubscription } from '../../testing/builders.ts';
import { DashboardTab } from './DashboardTab.tsx';
import { TestingTab } from './TestingTab.tsx';

const note = 'You have view access. An admin of Northwind can change your role.';
const failed = anEvent({ eventId: 'm2', processedStatus: 'failed', processingError: 'Instagram did not answer.' });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription()] });
  server.answer('GET /api/webhooks/events', { success: true, data: { events: [failed], latestSeq: 1, hasMore: false } });
  server.answer('GET /api/webhooks/events/{id}', { success: true, data: failed });
  server.answer('GET /api/webhooks/testing/suites', { success: true, suites: [], results: [] });
});

function show(screenOf: ReactNode, query: string, role: Role) {
  const { store } = renderWithHost(screenOf, { at: `/webhook-management${query}`, user: aUser() });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
}
const button = (name: string) => screen.queryByRole('button', { name });

test.each([
  ['viewer', false],
  ['agent', false],
  ['editor', true],
] as const)('events: a member with the role %s may retry and replay: %s', async (role, mayManage) => {
  show(<DashboardTab />, '?view=events', role);
  const table = within(await screen.findByRole('table', { name: 'Stored events table' }));
  expect(table.queryAllByRole('checkbox').length > 0).toBe(mayManage);
  expect(button('Replay all failed…') !== null).toBe(mayManage);
  expect(screen.queryByText(note) === null).toBe(mayManage);
});

test.each([
  ['viewer', false],
  ['editor', true],
] as const)('an event: a member with the role %s may retry and replay it: %s', async (role, mayManage) => {
  show(<EventInspector />, '?event=m2', role);
  await screen.findByRole('radio', { name: 'Why?' });
  expect(button('Retry') !== null).toBe(mayManage);
  expect(screen.queryByRole('radio', { name: 'Replay' }) !== null).toBe(mayManage);
});

test.each([
  ['editor', false],
  ['admin', true],
] as const)('subscriptions: a member with the role %s may change them: %s', async (role, mayManage) => {
  show(<DashboardTab />, '?view=subscriptions', role);
  await screen.findByText('@northwind.coffee');
  expect(button('Delete') !== null).toBe(mayManage);
  expect(button('Deactivate') !== null).toBe(mayManage);
  expect(screen.queryByText(note) === null).toBe(mayManage);
});

test.each([
  ['agent', false],
  ['editor', true],
] as const)('tests: a member with the role %s may create and run them: %s', async (role, mayManage) => {
  show(<TestingTab />, '?view=suites', role);
  await screen.findByText('No test suites yet');
  expect(screen.queryAllByRole('radio')).toHaveLength(mayManage ? 4 : 2);
  expect(button('Clean up test data') !== null).toBe(mayManage);
  if (mayManage) await userEvent.click(screen.getByRole('radio', { name: 'Results' }));
});
