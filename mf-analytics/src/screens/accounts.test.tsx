import type { Automation } from '@fanfare/shared/contracts';
import { aConnectedStatus, anAccount, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAutomation } from '../features/automations/testing/builders.ts';
import { AutomationScreen } from './AutomationScreen.tsx';

const CREATE = 'POST /api/flows';
const EDIT = 'PATCH /api/flows/{id}';
const accounts = ['one', 'two', 'three'].map((id) => anAccount({ id, username: id }));

// Imports lazy chunks first, because Jest compiles them on first import.
beforeAll(async () => {
  await import('../features/automations/AutomationList.tsx');
  await import('../features/automations/editor/EditorDialog.tsx');
});

let server: FakeServer;
let automations: Automation[];
beforeEach(() => {
  automations = [anAutomation({ accountIds: ['one', 'two'] })];
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answerWith('GET /api/flows', () => ({ success: true as const, data: automations }));
  server.answer('GET /api/flows/activity', { success: true, data: [] });
  server.answer('GET /api/flow/list', { success: true, data: [] });
  server.answer('GET /api/instagram/accounts', { success: true, data: accounts });
  server.answer(EDIT, { success: true, data: anAutomation() });
  server.answer(CREATE, { success: true, data: anAutomation({ _id: 'a9' }) });
});

const show = () => renderWithHost(<AutomationScreen />, { at: '/automation', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openEditor = async () => {
  await press('Edit Welcome');
  return within(await screen.findByRole('dialog', { name: 'Edit Welcome' }));
};

test('names the accounts of a limited automation on its card', async () => {
  automations = [
    anAutomation({ accountIds: ['one', 'two'] }),
    anAutomation({ _id: 'a2', name: 'Hours', accountIds: ['one', 'two', 'three'] }),
    anAutomation({ _id: 'a3', name: 'Everywhere', accountIds: null }),
    anAutomation({ _id: 'a4', name: 'Nowhere', accountIds: [] }),
    anAutomation({ _id: 'a5', name: 'Off', accountIds: [], isActive: false }),
  ];
  show();
  const card = (name: string) => within(screen.getByRole('article', { name }));
  await screen.findByRole('article', { name: 'Welcome' });
  expect(await card('Welcome').findByText('Only @one, @two')).toBeVisible();
  expect(card('Hours').getByText('Only @one and 2 more')).toBeVisible();
  expect(card('Everywhere').queryByText(/@|account/)).toBeNull();
  expect(card('Nowhere').getByText(/^None of the chosen accounts is connected/)).toBeVisible();
  expect(card('Off').queryByText(/^None of the chosen/)).toBeNull();
});

test('edits the accounts of an automation with its other settings', async () => {
  show();
  const dialog = await openEditor();
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await userEvent.click(await dialog.findByRole('checkbox', { name: '@one' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '@two' }));
  expect(save).toBeDisabled();
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one account.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '@three' }));
  await userEvent.click(save);
  await waitFor(() => expect(server.requestsTo(EDIT)[0]?.body).toMatchObject({ accountIds: ['three'] }));
});

test('does not send the accounts that were not changed, also if none is connected', async () => {
  automations = [anAutomation({ accountIds: [] })];
  show();
  const dialog = await openEditor();
  expect(await dialog.findByText(/^None of the chosen accounts is connected/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Flow Name'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.requestsTo(EDIT)).toHaveLength(1));
  expect(server.requestsTo(EDIT)[0]?.body).not.toHaveProperty('accountIds');
});

test.each([
  ['all accounts', null],
  ['a chosen account', '@two'],
])('creates an automation for %s', async (_, username) => {
  automations = [];
  show();
  await press('Create First Flow');
  await userEvent.type(screen.getByLabelText('Flow Name'), 'Prices');
  const form = within(screen.getByLabelText('Flow Name').closest('form') ?? document.body);
  const submit = form.getByRole('button', { name: 'Create Flow' });
  if (username) {
    await userEvent.click(await form.findByRole('radio', { name: 'Chosen accounts' }));
    expect(submit).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: username }));
  } else expect(await form.findByRole('radio', { name: 'All accounts' })).toBeChecked();
  await userEvent.click(submit);
  await waitFor(() => expect(server.requestsTo(CREATE)).toHaveLength(1));
  const body = server.requestsTo(CREATE)[0]?.body;
  if (username) expect(body).toMatchObject({ accountIds: ['two'] });
  else expect(body).not.toHaveProperty('accountIds');
});
