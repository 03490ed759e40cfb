import type { Consideration } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProbeDialog } from './ProbeDialog.tsx';

const PROBE = 'POST /api/flows/probe';
const consideration = (name: string, result: Consideration['result']): Consideration => ({
  automationId: name,
  name,
  result,
  reason: result === 'chosen' ? 'matched' : result === 'passed_over' ? 'earlier_match' : 'keyword_miss',
  detail: `${name} says so.`,
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

async function show() {
  const result = renderWithHost(<ProbeDialog />, { at: '/dashboard?probe=open', user: aUser() });
  const window = within(await screen.findByRole('dialog', { name: 'Test a message' }));
  return { ...result, window };
}

test('shows the matching automation with its reply, other matches, and all reasons', async () => {
  const considered = [
    consideration('Prices', 'chosen'),
    consideration('Shop', 'passed_over'),
    consideration('Hours', 'no_match'),
  ];
  server.answer(PROBE, { success: true, data: { chosen: 'Prices', considered, replies: ['It is 12 euros.'] } });
  const { window, place } = await show();
  await userEvent.type(window.getByRole('textbox', { name: 'Text' }), 'price?');
  await userEvent.click(window.getByRole('checkbox', { name: 'First message from this contact' }));
  await userEvent.click(window.getByRole('button', { name: 'Run test' }));
  expect(await window.findByText('Prices would reply')).toBeVisible();
  expect(window.getByText('It is 12 euros.')).toBeVisible();
  expect(window.getByText('Shop would also match, but with a lower priority.')).toBeVisible();
  expect(window.getByText('Hours says so.')).toBeVisible();
  expect(server.requestsTo(PROBE)[0]?.body).toEqual({ text: 'price?', surface: 'message', isFirstMessage: true });
  await userEvent.click(window.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('shows the fields of the selected source', async () => {
  server.answer(PROBE, { success: true, data: { chosen: null, considered: [], replies: [] } });
  const { window } = await show();
  await userEvent.selectOptions(window.getByRole('combobox', { name: 'Source' }), 'Reaction to a message');
  await userEvent.type(window.getByRole('textbox', { name: 'Emoji' }), '🔥');
  await userEvent.click(window.getByRole('button', { name: 'Run test' }));
  expect(await window.findByText('No match')).toBeVisible();
  expect(window.getByText('No automations yet. Create one to reply automatically.')).toBeVisible();
  expect(server.requestsTo(PROBE)[0]?.body).toEqual({ text: '', surface: 'reaction', emoji: '🔥' });
});

test('reports a failed probe', async () => {
  server.fail(PROBE, 500);
  const { window } = await show();
  await userEvent.click(window.getByRole('button', { name: 'Run test' }));
  expect(await window.findByText('Could not run the test')).toBeVisible();
});
