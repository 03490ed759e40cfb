import { HostProvider, useHost } from '@fanfare/shared/host';
import { eventsReceived } from '@fanfare/shared/store';
import {
  aConnectedStatus,
  aDisconnectedStatus,
  anEvent,
  aUser,
  type FakeServer,
  fakeServer,
  renderWithHost,
} from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBotFlow, aRun } from '../../state/testing/builders.ts';
import { Checklist } from './Checklist.tsx';

const SIMULATE = 'POST /api/instagram/debug/simulate-event';
const none = { total: 0, today: 0, listed: 0, unread: 0, received: 0, flowExecutions: 0, activeFlows: 0 };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/webhooks/counts', { success: true, data: none });
  server.answer('GET /api/flow/list', { success: true, data: [] });
  server.answer('GET /api/runs', { success: true, data: { runs: [], nextCursor: null } });
});

const onHide = jest.fn();
const show = () => renderWithHost(<Checklist onHide={onHide} />, { at: '/dashboard', user: aUser() });
const current = async () => within((await screen.findAllByRole('listitem', { current: 'step' }))[0] ?? document.body);
const published = aBotFlow({ name: 'Prices', publishedVersion: 1 });

test('starts with the connection', async () => {
  server.answer('GET /api/instagram/status', aDisconnectedStatus());
  show();
  expect(await screen.findByText('0 of 5 done')).toBeVisible();
  expect((await current()).getByRole('link', { name: 'Connect account' })).toHaveAttribute('href', '/connect-instagram');
});

test('completes the second step on a first event, including a test', async () => {
  server.answer(SIMULATE, { success: true, statusCode: 200 });
  const { store } = show();
  await userEvent.click(await (await current()).findByRole('button', { name: 'Send test event' }));
  expect(server.requestsTo(SIMULATE)[0]?.body).toMatchObject({ eventType: 'messages', username: 'test.follower' });
  act(() => void store.dispatch(eventsReceived({ events: [anEvent({ isSimulated: true })] })));
  expect(await screen.findByText('2 of 5 done')).toBeVisible();
  expect((await current()).getByRole('link', { name: 'Create flow' })).toHaveAttribute('href', '/flow-builder');
});

test('shows one step, or all when expanded, which is stored', async () => {
  const { unmount } = show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show all steps' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  unmount();
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show next step' }));
});

test('ignores events that Fanfare created', async () => {
  const { store } = show();
  act(() => void store.dispatch(eventsReceived({ events: [anEvent({ eventType: 'webhook_error' })] })));
  expect(await screen.findByText('1 of 5 done')).toBeVisible();
});

test('links to publishing a draft', async () => {
  server.answer('GET /api/webhooks/counts', { success: true, data: { ...none, total: 1, received: 1 } });
  server.answer('GET /api/flow/list', { success: true, data: [aBotFlow({ name: 'Größe 1/2' })] });
  show();
  expect(await (await current()).findByRole('link', { name: 'Open Größe 1/2' })).toHaveAttribute(
    'href',
    `/flow-builder?flow=${encodeURIComponent('Größe 1/2')}`,
  );
});

test('tests a flow with a test follower, and completes the list with the run', async () => {
  server.answer('GET /api/webhooks/counts', { success: true, data: { ...none, total: 1, received: 1 } });
  server.answer('GET /api/flow/list', { success: true, data: [published] });
  server.answer(SIMULATE, { success: true, statusCode: 200 });
  const { store } = show();
  await userEvent.click(await (await current()).findByRole('button', { name: 'Send test message' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'what is the price?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  server.answer('GET /api/runs', { success: true, data: { runs: [aRun()], nextCursor: null } });
  act(() => void store.dispatch(eventsReceived({ events: [anEvent({ seq: 7 })] })));
  expect(await screen.findByRole('heading', { name: "You're all set" }, { timeout: 3_000 })).toBeVisible();
  expect(server.requestsTo(SIMULATE)[0]?.body).toMatchObject({ content: 'what is the price?' });
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onHide).toHaveBeenCalled();
});

test('shows why a test could not be sent', async () => {
  server.fail(SIMULATE, 429, { error: 'Too many tests. Wait a minute.' });
  const { toasts } = show();
  await userEvent.click(await (await current()).findByRole('button', { name: 'Send test event' }));
  await screen.findByText('1 of 5 done');
  expect(toasts).toEqual([
    {
      kind: 'error',
      title: 'Could not send test event',
      description: 'Too many tests. Wait a minute.',
      requestId: 'request-1',
    },
  ]);
});

test('retries loading', async () => {
  server.fail('GET /api/flow/list', 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the checklist');
  server.answer('GET /api/flow/list', { success: true, data: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 5 done')).toBeVisible();
});

test('offers the phone where the shell has one', async () => {
  const openPhone = jest.fn();
  function WithPhone() {
    const host = useHost();
    return (
      <HostProvider value={{ ...host, openPhone }}>
        <Checklist onHide={onHide} />
      </HostProvider>
    );
  }
  const { unmount } = show();
  expect((await current()).queryByRole('button', { name: 'Try it on the phone' })).toBeNull();
  unmount();
  renderWithHost(<WithPhone />, { at: '/dashboard', user: aUser() });
  await userEvent.click(await (await current()).findByRole('button', { name: 'Try it on the phone' }));
  expect(openPhone).toHaveBeenCalled();
});
