import type { Automation, AutomationActivity } from '@fanfare/shared/contracts';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAutomation } from '../features/automations/testing/builders.ts';
import { AutomationScreen } from './AutomationScreen.tsx';

const STATUS = 'GET /api/instagram/status';
const LIST = 'GET /api/flows';
const ACTIVITY = 'GET /api/flows/activity';
const CREATE = 'POST /api/flows';
const EDIT = 'PATCH /api/flows/{id}';
const TOGGLE = 'PATCH /api/flows/{id}/toggle';
const ORDER = 'PATCH /api/flows/order';
const DELETE = 'DELETE /api/flows/{id}';

const hours = anAutomation({
  _id: 'a2',
  name: 'Hours',
  description: 'When we are open',
  trigger: 'keyword_detected',
  triggerSettings: { keyword: 'open', keywords: ['hours'] },
  conditions: [{ type: 'tag', operator: 'has_not', value: 'vip' }],
});
const drawn = anAutomation({ _id: 'a3', name: 'Prices', kind: 'bot_flow', flowId: 'f1', isRunnable: false });
const failure = { id: 'r1', at: '2026-03-01T10:00:00.000Z', error: 'This person cannot be reached.' };
const activity: AutomationActivity = {
  automationId: 'a2',
  lastRun: { ...failure, status: 'failed' },
  runs: 3,
  failed: 1,
  lastFailure: { ...failure, eventId: null },
};

// Imports lazy chunks first, because Jest compiles them on first import.
beforeAll(async () => {
  await import('../features/automations/AutomationList.tsx');
  await import('../features/automations/editor/EditorDialog.tsx');
});

let server: FakeServer;
let automations: Automation[];
beforeEach(() => {
  automations = [anAutomation(), hours, drawn];
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
  server.answerWith(LIST, () => ({ success: true as const, data: automations }));
  server.answer(ACTIVITY, { success: true, data: [activity] });
  server.answer('GET /api/flow/list', { success: true, data: [] });
});

const show = () => renderWithHost(<AutomationScreen />, { at: '/automation', user: aUser() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const settingsSent = (index: number) => Object(server.requestsTo(EDIT)[index]?.body).triggerSettings;
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('flows are shown when their latest runs cannot be loaded, which is tried once', async () => {
  server.fail(ACTIVITY, 500);
  show();
  expect((await card('Welcome')).getByText('Active')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Welcome' })).toBeVisible();
  expect(server.requestsTo(ACTIVITY)).toHaveLength(1);
});

test('shows type and activity of every flow on its card', async () => {
  show();
  const first = await card('Welcome');
  expect(first.getByText('Active')).toBeVisible();
  expect(first.getByText('Message Received')).toBeVisible();
  expect(first.getByText('0 conditions')).toBeVisible();
  expect(first.getByText('1 action')).toBeVisible();
  expect(first.getByText(/^Created Mar/)).toBeVisible();
  expect(first.getByText('Never triggered')).toBeVisible();
  const second = await card('Hours');
  expect(second.getByText('When we are open')).toBeVisible();
  expect(second.getByText('Keyword Detected: “open”, “hours”')).toBeVisible();
  expect(await second.findByText('3 runs in the last 7 days')).toBeVisible();
  expect(second.getByText('1 run with problems')).toBeVisible();
  expect(second.getByText(/^“Welcome” has a higher priority and replies to every message/)).toBeVisible();
  const third = await card('Prices');
  expect(third.getByText('1 action')).toBeVisible();
  expect(third.getByText('Built in the flow builder')).toBeVisible();
  expect(third.getByText(/^This automation runs an unpublished flow/)).toBeVisible();
});

test('creates a flow and closes the empty form', async () => {
  server.answerWith(CREATE, ({ body }) => {
    const data = anAutomation({ ...Object(body), _id: 'a4' });
    automations = [...automations, data];
    return { success: true as const, data };
  });
  const { toasts } = show();
  await press('Create Flow');
  const submit = screen.getByRole('button', { name: 'Create Flow' });
  expect(submit).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Flow Name'), '   ');
  expect(submit).toBeDisabled();
  expect(screen.getByLabelText('Trigger')).toHaveValue('message_received');
  expect(within(screen.getByLabelText('Trigger')).getAllByRole('option')).toHaveLength(4);
  await userEvent.type(screen.getByLabelText('Flow Name'), 'Night ');
  await userEvent.selectOptions(screen.getByLabelText('Trigger'), 'Time Based');
  await userEvent.type(screen.getByLabelText('Description'), 'After ten');
  const release = server.hold(CREATE);
  await userEvent.click(submit);
  expect(submit).toBeDisabled();
  release();
  expect(await card('Night')).toBeTruthy();
  expect(server.requestsTo(CREATE)[0]?.body).toEqual({
    name: 'Night',
    trigger: 'time_based',
    description: 'After ten',
    conditions: [],
    actions: [],
  });
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Automation flow created successfully!' }]);
  expect(screen.queryByLabelText('Flow Name')).toBeNull();
  await press('Create Flow');
  expect(screen.getByLabelText('Flow Name')).toHaveValue('');
  await press('Cancel');
  expect(screen.queryByLabelText('Flow Name')).toBeNull();
});

test('keeps the input when creating fails', async () => {
  server.fail(CREATE, 500);
  const { toasts } = show();
  await press('Create Flow');
  await userEvent.type(screen.getByLabelText('Flow Name'), 'Night{Enter}');
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Failed to create automation flow' }]));
  expect(screen.getByLabelText('Flow Name')).toHaveValue('Night');
});

test('switches after the server has confirmed', async () => {
  server.answerWith(TOGGLE, () => {
    automations = [{ ...anAutomation(), isActive: false }, hours, drawn];
    return { success: true as const, data: anAutomation() };
  });
  const release = server.hold(TOGGLE);
  show();
  const toggle = (await card('Welcome')).getByRole('switch', { name: 'Welcome active' });
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  release();
  expect(await (await card('Welcome')).findByText('Inactive')).toBeVisible();
  expect(server.requestsTo(TOGGLE)[0]?.query).toEqual({ isActive: 'false' });
});

test('deletes after confirmation', async () => {
  server.answerWith(DELETE, () => {
    automations = [anAutomation(), drawn];
    return { success: true as const };
  });
  const { toasts } = show();
  const agree = async (name: string) => {
    await press('Delete Hours');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete this automation flow?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name }));
  };
  await agree('Cancel');
  expect(server.requestsTo(DELETE)).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await agree('Delete');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Hours' })).toBeNull());
  expect(toasts).toEqual([{ kind: 'success', title: 'Automation flow deleted successfully!' }]);
  server.fail(DELETE, 500);
  await press('Delete Prices');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Failed to delete automation flow' }));
});

test('moves an automation up and down', async () => {
  server.answer(ORDER, { success: true, data: [] });
  show();
  await press('More actions for Hours');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(server.requestsTo(ORDER)[0]?.body).toEqual({ ids: ['a2', 'a1', 'a3'] }));
});

test('a tried message marks the flow that replies, and the others say why they do not', async () => {
  const results = [
    { automationId: 'a1', name: 'Welcome', result: 'no_match', reason: 'keyword_miss', detail: 'No keyword matches.' },
    { automationId: 'a2', name: 'Hours', result: 'chosen', reason: 'matched', detail: 'It matches.' },
  ] as const;
  server.answer('POST /api/flows/probe', {
    success: true,
    data: { chosen: 'a2', considered: [...results], replies: ['Open until six.'] },
  });
  show();
  const field = await screen.findByRole('searchbox', { name: 'Test a message' });
  expect(screen.getByRole('button', { name: 'Run test' })).toBeDisabled();
  await userEvent.type(field, 'open?{Enter}');
  expect(await screen.findByText('Hours would reply')).toBeVisible();
  expect(screen.getByText('Open until six.')).toBeVisible();
  expect((await card('Hours')).getByText('Replies')).toBeVisible();
  expect((await card('Welcome')).getByText('No keyword matches.')).toBeVisible();
  expect(server.requestsTo('POST /api/flows/probe')[0]?.body).toEqual({ text: 'open?', surface: 'message' });
  await userEvent.type(field, '!');
  expect((await card('Hours')).queryByText('Replies')).toBeNull();
});

test('edits conditions and actions', async () => {
  server.answer(EDIT, { success: true, data: hours });
  const { toasts } = show();
  await press('Edit Hours');
  const window = within(await screen.findByRole('dialog', { name: 'Edit Hours' }));
  expect(await window.findByLabelText('Keywords')).toHaveValue('open\nhours');
  expect(window.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await userEvent.type(window.getByLabelText('Keywords'), '\nweekend');
  await userEvent.click(window.getByRole('button', { name: 'Remove Condition 1' }));
  await userEvent.click(window.getByRole('button', { name: 'Add action' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add tag' }));
  await userEvent.type(await window.findByLabelText('Add tag'), 'asked');
  await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Hours saved' }]));
  expect(server.requestsTo(EDIT)[0]).toMatchObject({
    path: '/api/flows/a2',
    body: {
      trigger: 'keyword_detected',
      triggerSettings: { keyword: 'open', keywords: ['hours', 'weekend'] },
      conditions: [],
      actions: [
        { type: 'reply', text: 'Hello!' },
        { type: 'add_tag', tag: 'asked' },
      ],
    },
  });
});

test('sends only what was edited, so that changes of other members stay', async () => {
  server.answer(EDIT, { success: true, data: hours });
  show();
  await press('Edit Hours');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hours' }));
  await userEvent.type(dialog.getByLabelText('Flow Name'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.requestsTo(EDIT)[0]?.body).toEqual({ name: 'Hours!' }));
});

test('edits days, time and zone of a schedule, and stays open with an error', async () => {
  server.fail(EDIT, 400, { error: 'timeZone must be an IANA name such as Europe/Oslo.' });
  show();
  await press('Edit Welcome');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await window.findByLabelText('Trigger'), 'Time Based');
  await userEvent.click(window.getByRole('checkbox', { name: 'Sat' }));
  await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
  expect(await window.findByRole('alert')).toHaveTextContent('timeZone must be an IANA name such as Europe/Oslo.');
  expect(server.requestsTo(EDIT)[0]?.body).toMatchObject({
    trigger: 'time_based',
    triggerSettings: {
      schedule: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], time: '09:00' },
    },
  });
});

test('edits the filter of an added trigger, without empty or unrelated fields', async () => {
  const filter = { keywords: ['price', 'how much, please'], mediaIds: ['17900'], isOncePerPost: true };
  automations = [anAutomation({ trigger: 'comment', triggerSettings: { filter } })];
  server.answer('GET /api/comments/posts', { success: true, data: [] });
  server.answer(EDIT, { success: true, data: anAutomation() });
  show();
  await press('Edit Welcome');
  const window = within(await screen.findByRole('dialog'));
  expect(await window.findByLabelText('Keywords')).toHaveValue('price\nhow much, please');
  expect(within(window.getByRole('group', { name: 'Only these posts' })).getByText('Post 17900')).toBeVisible();
  expect(window.getByLabelText('Keyword match')).toHaveValue('contains');
  await userEvent.type(window.getByLabelText('Keywords'), '\n  cost \n');
  await userEvent.selectOptions(window.getByLabelText('Keyword match'), 'As a whole word');
  await userEvent.click(window.getByRole('button', { name: 'Remove Post 17900' }));
  await userEvent.click(window.getByRole('checkbox', { name: 'Include replies to other comments' }));
  await userEvent.click(window.getByRole('checkbox', { name: 'Once per contact and post' }));
  await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.requestsTo(EDIT)).toHaveLength(1));
  expect(server.requestsTo(EDIT)[0]?.body).toMatchObject({ trigger: 'comment' });
  expect(settingsSent(0)).toEqual({
    keywords: [],
    filter: { keywords: ['price', 'how much, please', 'cost'], match: 'word', includesReplies: true, isOncePerPost: false },
  });
});

test.each([
  ['Reaction', 'Emojis', '❤️\n🔥', { emojis: ['❤️', '🔥'] }],
  ['Button Click', 'Button payload', 'PRICES', { payload: 'PRICES' }],
  ['Referral Link', 'Link reference', 'summer', { ref: 'summer' }],
  ['Story Reply', 'Keywords', 'nice', { keywords: ['nice'] }],
])('edits the settings of %s', async (trigger, label, typed, filter) => {
  server.answer(EDIT, { success: true, data: anAutomation() });
  show();
  await press('Edit Welcome');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await window.findByLabelText('Trigger'), trigger);
  await userEvent.type(window.getByLabelText(label), typed);
  await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.requestsTo(EDIT)).toHaveLength(1));
  expect(settingsSent(0)).toEqual({ keywords: [], filter });
});

test('edits the trigger of a builder flow with all settings at once', async () => {
  const filter = { keywords: ['price'], isOncePerPost: false };
  automations = [{ ...drawn, trigger: 'comment', triggerSettings: { filter } }];
  server.answer(EDIT, { success: true, data: drawn });
  show();
  await press('Edit Prices');
  const window = within(await screen.findByRole('dialog'));
  expect(window.getByText(/take effect immediately/)).toBeVisible();
  await userEvent.type(await window.findByLabelText('Keywords'), '\ncost');
  await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.requestsTo(EDIT)).toHaveLength(1));
  expect(settingsSent(0)).toEqual({ keywords: [], filter: { ...filter, keywords: ['price', 'cost'] } });
});

test('asks before it discards unsaved changes', async () => {
  show();
  await press('Edit Welcome');
  const window = within(await screen.findByRole('dialog'));
  await userEvent.type(window.getByLabelText('Flow Name'), '!');
  await userEvent.click(window.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(window.getByLabelText('Flow Name')).toHaveValue('Welcome!');
});

test('leaves name and actions of a builder flow to the builder', async () => {
  show();
  await press('Edit Prices');
  const window = within(await screen.findByRole('dialog'));
  expect(window.getByRole('link', { name: 'Open in the flow builder' })).toHaveAttribute('href', '/flow-builder?flow=Prices');
  expect(window.queryByLabelText('Flow Name')).toBeNull();
  expect(window.queryByRole('button', { name: 'Add action' })).toBeNull();
});

test('offers a first flow when there is none, and a retry after an error', async () => {
  automations = [];
  const { unmount } = show();
  expect(await screen.findByText('No automation flows yet')).toBeVisible();
  await press('Create First Flow');
  expect(screen.getByLabelText('Flow Name')).toHaveFocus();
  unmount();
  server.fail(LIST, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load flows.');
  automations = [hours];
  server.answerWith(LIST, () => ({ success: true as const, data: automations }));
  await press('Try again');
  expect(await card('Hours')).toBeTruthy();
});

test('names the member who last changed an automation', async () => {
  automations = [anAutomation({ by: { id: 'u9', name: 'ben' } }), hours];
  show();
  expect(await screen.findByText('Last changed by ben')).toBeVisible();
  expect(screen.getAllByText(/Last changed by/)).toHaveLength(1);
});
