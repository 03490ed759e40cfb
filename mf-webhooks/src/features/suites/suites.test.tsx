import type { TestResult } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubscription, aSuite } from '../../testing/builders.ts';
import { CreateSuite } from './CreateSuite.tsx';
import { fixtureOf } from './downloadFixture.ts';
import { ResultsPanel } from './ResultsPanel.tsx';
import { SuitesPanel } from './SuitesPanel.tsx';

const SUITES = 'GET /api/webhooks/testing/suites';
const CREATE = 'POST /api/webhooks/testing/create-suite';
const EXECUTE = 'POST /api/webhooks/testing/execute-suite/{id}';
const CLEANUP = 'POST /api/webhooks/testing/cleanup';
const UNDO = 'POST /api/webhooks/testing/cleanup/undo';

const result: TestResult = {
  suiteId: 'suite-1',
  timestamp: '2026-03-01T10:01:00.000Z',
  passed: 1,
  failed: 1,
  totalTests: 2,
  results: [
    {
      name: 'A direct message is received and processed',
      type: 'messages',
      status: 'passed',
      statusCode: 200,
      detail: 'Processed; outcome: flow_ran.',
    },
    {
      name: 'A delivery with an invalid signature is rejected',
      type: 'forged_signature',
      status: 'failed',
      statusCode: 200,
      detail: 'Expected status 401, received 200.',
    },
  ],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription()] });
  server.answer(SUITES, { success: true, suites: [aSuite()], results: [] });
});
const at = '/webhook-management?tab=testing';
const show = () => renderWithHost(<SuitesPanel />, { at, user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('requires all fields, with the account prefilled', async () => {
  const { toasts, place } = renderWithHost(<CreateSuite />, { at, user: aUser() });
  await waitFor(() => expect(screen.getByLabelText('Account ID')).toHaveValue('17841400000000123'));
  await press('Create Suite');
  expect(toasts).toEqual([{ kind: 'error', title: 'Validation Error', description: 'All fields are required' }]);
  expect(screen.getByLabelText('Sender ID')).toHaveFocus();
  expect(screen.getByLabelText('Sender ID')).toHaveAccessibleDescription('This field is required.');
  expect(screen.getByLabelText('Account ID')).toBeValid();
  await userEvent.type(screen.getByLabelText('Sender ID'), 'test-1');
  await userEvent.type(screen.getByLabelText('Sender username'), 'test.follower');
  server.fail(CREATE, 404, { error: 'You have no connected account with this ID.' });
  await press('Create Suite');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Failed to create test suite' }));
  server.answer(CREATE, { success: true, suite: aSuite() });
  await press('Create Suite');
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Test suite created successfully' }));
  await waitFor(() => expect(place.path).toBe('/webhook-management?tab=testing&view=suites'));
  expect(server.requestsTo(CREATE).at(-1)?.body).toEqual({
    accountId: '17841400000000123',
    senderId: 'test-1',
    senderUsername: 'test.follower',
  });
});

test('runs a suite step by step, and shows the expected result of a failed step', async () => {
  const { toasts } = show();
  const release = server.hold(EXECUTE);
  server.answer(EXECUTE, { success: true, ...result });
  await press('Run @test.follower');
  const steps = within(await screen.findByRole('list', { name: 'Steps in order' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('Running'),
    expect.stringContaining('Not run yet'),
  ]);
  const progress = result.results.slice(0, 1);
  server.answer(SUITES, { success: true, suites: [{ ...aSuite(), progress }], results: [] });
  await waitFor(() => expect(steps[0]).toHaveTextContent('Passed'));
  expect(steps[1]).toHaveTextContent('Running');
  server.answer(SUITES, { success: true, suites: [aSuite()], results: [result] });
  release();
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: '1 of 2 tests passed' }]));
  const [good, bad] = steps;
  expect(good).toHaveTextContent('HTTP 200PassedProcessed; outcome: flow_ran.');
  const difference = await within(bad ?? document.body).findByRole('group', { name: 'Expected vs. actual' });
  expect(difference).toHaveTextContent('Removed: HTTP 401');
  expect(difference).toHaveTextContent('Added: Expected status 401, received 200.');
});

test('reports that a suite could not be run', async () => {
  server.fail(EXECUTE, 409, { error: 'Connect an Instagram account first.' });
  const { toasts } = show();
  await press('Run @test.follower');
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { kind: 'error', title: 'Failed to execute test suite', description: 'Connect an Instagram account first.' },
    ]),
  );
});

test('exports steps, expectations and the last result', () => {
  expect(fixtureOf(aSuite(), result).steps[1]).toEqual({
    name: 'A delivery with an invalid signature is rejected',
    type: 'forged_signature',
    expected: ['HTTP 401', 'Rejected by the webhook.'],
    last: { status: 'failed', statusCode: 200, detail: 'Expected status 401, received 200.' },
  });
});

test('cleans up at once with undo, and reports errors', async () => {
  const { toasts } = show();
  server.fail(CLEANUP, 500);
  await press('Clean up test data');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Failed to cleanup test data' }]));
  server.answer(CLEANUP, { success: true, suites: 1, events: 9, contacts: 1, undoId: 'c1' });
  await press('Clean up test data');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      kind: 'success',
      title: 'Old test data cleaned up successfully',
      description: '9 events will be deleted in 10 seconds',
      action: { label: 'Undo' },
    }),
  );
  expect(await screen.findByText('No test suites yet')).toBeVisible();
  server.answer(UNDO, { success: true });
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByText('@test.follower')).toBeVisible();
  expect(server.requestsTo(UNDO)[0]?.body).toEqual({ undoId: 'c1' });
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'info', title: 'Test data restored' }));
});

test('retains results, and shows empty and error states', async () => {
  server.answer(SUITES, { success: true, suites: [aSuite()], results: [result] });
  const first = renderWithHost(<ResultsPanel />, { at, user: aUser() });
  expect(await screen.findByText('1 of 2 failed')).toBeVisible();
  first.unmount();
  server.answer(SUITES, { success: true, suites: [], results: [] });
  const second = renderWithHost(<ResultsPanel />, { at, user: aUser() });
  expect(await screen.findByText('No results yet')).toBeVisible();
  second.unmount();
  server.fail(SUITES, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load test suites');
  server.answer(SUITES, { success: true, suites: [], results: [] });
  await press('Try again');
  expect(await screen.findByText('No test suites yet')).toBeVisible();
});
