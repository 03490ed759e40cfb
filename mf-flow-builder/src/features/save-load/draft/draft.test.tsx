import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../../testing/renderBuilder.tsx';

/** Times on other days include the date. */
const todayAt = (time: string) => `${new Date().toLocaleDateString('sv-SE')}T${time}:00`;

const draft = 'PUT /api/flow/{id}/draft';
const load = 'GET /api/flow/get/{id}';
const message = { id: 'messageNode-1', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Hi there' } } as const;
const addMessage = 'Message Node Sends a text message';

/** Opens the screen with the saved flow Prices and a stopped clock. */
async function opened() {
  const view = renderBuilder();
  view.server.answer(load, { success: true, data: { ...aBotFlow({ revision: 4 }), nodes: [message], edges: [] } });
  await view.user.type(view.getByLabelText('Flow name'), 'Prices');
  await view.user.click(view.button('Load Flow'));
  await view.findByText('Flow loaded successfully!');
  return view;
}

const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  jest.restoreAllMocks();
};

test('a named draft is saved 2 s after the last change, against its base revision', async () => {
  const { user, button, findByText, server } = await opened();
  server.answer(draft, { success: true, data: aBotFlow({ revision: 5, updatedAt: todayAt('12:04') }) });
  await user.click(button(addMessage));
  expect(await findByText('Unsaved changes')).toBeVisible();
  expect(await findByText(/^Saved 12:04\sPM$/, undefined, { timeout: 10_000 })).toBeVisible();
  const [request] = server.requestsTo(draft);
  expect(request).toMatchObject({ path: '/api/flow/flow-1/draft', headers: { 'if-match': '"4"' }, body: { nodes: [{}, {}] } });
}, 20_000);

test('clears the request for a name after an automatic save', async () => {
  const { user, button, findByText, getByRole, getByLabelText, queryByRole, server } = await opened();
  await user.clear(getByLabelText('Flow name'));
  server.answer(draft, { success: true, data: aBotFlow({ revision: 5, updatedAt: todayAt('12:04') }) });
  await user.click(button('Save Flow'));
  expect(getByRole('alert')).toHaveTextContent(/^Please enter a flow name$/);
  await user.click(button(addMessage));
  hide();
  await findByText(/^Saved 12:04\sPM$/);
  expect(queryByRole('alert')).toBeNull();
});

test('saves when the tab is hidden, and the response reverts nothing', async () => {
  const { user, button, findByText, server, store } = await opened();
  server.answer(draft, { success: true, data: aBotFlow({ revision: 5 }) });
  const release = server.hold(draft);
  await user.click(button(addMessage));
  hide();
  expect(await findByText('Saving...')).toBeVisible();
  await user.click(button(addMessage));
  release();
  await findByText('Unsaved changes');
  expect(Reflect.get(store.getState(), 'flowBuilder').nodes).toHaveLength(3);
});

test('reports a lost connection and stores the draft on this device for a reload', async () => {
  const first = await opened();
  first.server.disconnect(draft);
  await first.user.click(first.button(addMessage));
  hide();
  expect((await first.findAllByText('Offline. Saved on this device.'))[0]).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();

  const second = renderBuilder();
  expect(Reflect.get(second.store.getState(), 'flowBuilder').nodes).toHaveLength(2);
  expect(second.getByText('Open flow: Prices')).toBeVisible();
});

test('stores a new flow on this device until it is saved', async () => {
  const { user, button, findByText } = renderBuilder();
  await user.click(button(addMessage));
  expect(await findByText('Saved on this device only')).toBeVisible();
});

test('guards changes that cannot be stored', async () => {
  const { user, button, findAllByText, guards } = renderBuilder();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await user.click(button(addMessage));
  await findAllByText('Not saved. Your browser cannot store changes.');
  refuse.mockRestore();
  expect([...guards].some((guard) => guard.isDirty())).toBe(true);
});

async function conflict() {
  const view = await opened();
  const theirs = { ...message, data: { content: 'Theirs' } };
  view.server.fail(draft, 409, {
    error: 'This flow was changed elsewhere. Load it again before saving.',
    code: 'revision_conflict',
  });
  view.server.answer(load, {
    success: true,
    data: { ...aBotFlow({ revision: 9, updatedAt: todayAt('12:04') }), nodes: [theirs], edges: [] },
  });
  await view.user.click(view.button(addMessage));
  hide();
  await view.findByText(/“Prices” was saved in another tab or on another device at 12:04/);
  return view;
}

test('keeps the canvas after a conflict until the user decides', async () => {
  const { user, canvas, button, findByRole, queryByText } = await conflict();
  expect(canvas().getByText('Hi there')).toBeVisible();
  // The message about the earlier load is replaced.
  expect(queryByText('Flow loaded successfully!')).toBeNull();
  await user.click(button('Compare'));
  const dialog = await findByRole('dialog', { name: 'Your version vs. saved version' });
  expect(dialog).toHaveTextContent('Only in your versionSend Message “Hello! How can I help you?”');
  expect(dialog).toHaveTextContent('Different text or settings');
});

test('overwrites with the revision of the other version', async () => {
  const { user, button, findByRole, findByText, server } = await conflict();
  server.answer(draft, { success: true, data: aBotFlow({ revision: 10, updatedAt: todayAt('12:05') }) });
  await user.click(button('Overwrite'));
  const question = await findByRole('alertdialog', { name: 'Overwrite the saved version?' });
  await user.click(await findByRole('button', { name: 'Overwrite' }));
  expect(question).toBeDefined();
  expect(await findByText(/^Saved 12:05\sPM$/)).toBeVisible();
  expect(server.requestsTo(draft).at(-1)).toMatchObject({ headers: { 'if-match': '"9"' }, body: { nodes: [{}, {}] } });
});

test('loading the other version can be undone', async () => {
  const { user, canvas, button, findByText, container } = await conflict();
  await user.click(button('Use saved version'));
  expect(await findByText(/^Saved 12:04\sPM$/)).toBeVisible();
  expect(canvas().getByText('Theirs')).toBeVisible();
  container.querySelector<HTMLElement>('.react-flow__node')?.focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(canvas().getByText('Hi there')).toBeVisible();
  expect(canvas().getByText('Hello! How can I help you?')).toBeVisible();
});
