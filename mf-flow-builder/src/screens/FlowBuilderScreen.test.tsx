import { newFlowState } from '@fanfare/shared/contracts';
import { workspaceSwitched } from '@fanfare/shared/store';
import { aUser } from '@fanfare/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../testing/renderBuilder.tsx';

const save = 'POST /api/flow/save';
const load = 'GET /api/flow/get/{id}';
const draft = 'PUT /api/flow/{id}/draft';
const message = { id: 'messageNode-1', type: 'messageNode', position: { x: 0, y: 0 }, data: { content: 'Hi there' } } as const;

describe('validation', () => {
  test('saving requires a name first, then a node', async () => {
    const { user, button, getByRole, queryByRole, getByLabelText, server } = renderBuilder();
    await user.click(button('Save Flow'));
    expect(getByRole('alert')).toHaveTextContent(/^Please enter a flow name$/);
    await user.type(getByLabelText('Flow name'), '   ');
    await user.click(button('Save Flow'));
    expect(getByRole('alert')).toHaveTextContent(/^Please enter a flow name$/);
    await user.type(getByLabelText('Flow name'), 'Prices');
    expect(queryByRole('alert')).toBeNull();
    await user.click(button('Save Flow'));
    expect(getByRole('alert')).toHaveTextContent(/^Please add at least one node to save the flow$/);
    expect(server.requests).toEqual([]);
    await user.click(button('Message Node Sends a text message'));
    expect(queryByRole('alert')).toBeNull();
  });

  test('loading requires a name, and the message can be dismissed', async () => {
    const { user, button, getByRole, queryByRole } = renderBuilder();
    await user.click(button('Load Flow'));
    expect(getByRole('alert')).toHaveTextContent(/^Please enter a flow name to load$/);
    await user.click(button('Dismiss message'));
    expect(queryByRole('alert')).toBeNull();
  });
});

describe('saving', () => {
  test('sends the graph, clears the name and shows the open flow', async () => {
    const { user, button, getByLabelText, findByText, getByText, server } = renderBuilder();
    server.answer(save, { success: true, data: aBotFlow() });
    await user.click(button('Message Node Sends a text message'));
    expect(await findByText('Saved on this device only')).toBeVisible();
    await user.type(getByLabelText('Flow name'), ' Prices ');
    await user.click(button('Save Flow'));

    expect(await findByText('Flow saved successfully!')).toBeVisible();
    expect(getByLabelText('Flow name')).toHaveValue('');
    expect(getByText('Open flow: Prices')).toBeVisible();
    expect(server.requestsTo(save)[0]?.body).toEqual({
      name: 'Prices',
      nodes: [
        {
          id: expect.stringMatching(/^messageNode-\d{13}$/),
          type: 'messageNode',
          position: { x: expect.any(Number), y: expect.any(Number) },
          data: { label: 'Send Message', content: 'Hello! How can I help you?' },
        },
      ],
      edges: [],
      revision: 0,
    });
  });

  test('offers to open the existing flow of that name, or to choose another name', async () => {
    const { user, button, getByLabelText, findByRole, getByRole, findByText, store, server } = renderBuilder();
    server.fail(save, 409, { code: 'flow_name_taken', error: 'Another flow already has this name.' });
    await user.click(button('Message Node Sends a text message'));
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Save Flow'));
    const question = await findByRole('alertdialog', { name: '“Prices” already exists' });
    expect(question).toBeVisible();
    await user.click(button('Choose another name'));
    expect(getByRole('alert')).toHaveTextContent('The name “Prices” is taken. Enter another flow name.');
    expect(getByLabelText('Flow name')).toHaveValue('Prices');
    expect(store.getState()).toMatchObject({ flowBuilder: { nodes: [{ type: 'messageNode' }] } });
    expect(server.requestsTo(load)).toEqual([]);

    server.answer(load, { success: true, data: { ...aBotFlow(), nodes: [message], edges: [] } });
    await user.click(button('Save Flow'));
    await findByRole('alertdialog', { name: '“Prices” already exists' });
    await user.click(button('Open that flow'));
    await findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(button('Discard and load'));
    expect(await findByText('Open flow: Prices')).toBeVisible();
  });

  test('sends the base revision when the same flow is saved again', async () => {
    const { user, button, getByLabelText, findByText, server } = renderBuilder();
    server.answer(save, { success: true, data: aBotFlow({ revision: 7 }) });
    await user.click(button('Message Node Sends a text message'));
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Save Flow'));
    await findByText('Flow saved successfully!');
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Save Flow'));
    expect(server.requestsTo(save)[1]?.body).toMatchObject({ revision: 7 });
  });

  test('shows Saving... and disables both buttons until the response', async () => {
    const { user, button, getByLabelText, findByText, server } = renderBuilder();
    server.answer(save, { success: true, data: aBotFlow() });
    const release = server.hold(save);
    await user.click(button('Message Node Sends a text message'));
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Save Flow'));
    expect(button('Saving...')).toBeDisabled();
    expect(button('Load Flow')).toBeDisabled();
    release();
    await findByText('Flow saved successfully!');
    expect(button('Save Flow')).toBeEnabled();
  });

  test('keeps changes made during the save marked as unsaved', async () => {
    const { user, button, getByLabelText, findByText, server } = renderBuilder();
    server.answer(save, { success: true, data: aBotFlow() });
    const release = server.hold(save);
    await user.click(button('Message Node Sends a text message'));
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Save Flow'));
    await user.click(button('Action Node Performs custom actions'));
    server.answer(draft, { success: true, data: aBotFlow({ revision: 2 }) });
    server.hold(draft);
    release();
    await findByText('Flow saved successfully!');
    expect(await findByText(/^(Unsaved changes|Saving)$/)).toBeVisible();
  });

  test('reports a rejection and a network failure', async () => {
    const { user, button, getByLabelText, findByText, server } = renderBuilder();
    await user.click(button('Message Node Sends a text message'));
    await user.type(getByLabelText('Flow name'), 'Prices');
    server.fail(save, 409, { error: 'This flow was changed elsewhere. Load it again before saving.', code: 'revision_conflict' });
    await user.click(button('Save Flow'));
    await findByText('Failed to save flow: This flow was changed elsewhere. Load it again before saving.');
    server.disconnect(save);
    await user.click(button('Save Flow'));
    await findByText('Error saving flow: Connection failed. Please check your internet connection.');
    expect(getByLabelText('Flow name')).toHaveValue('Prices');
  });
});

describe('loading', () => {
  test('replaces the canvas by name', async () => {
    const { user, button, getByLabelText, findByText, canvas, getByText, queryByText, server } = renderBuilder();
    server.answer(load, { success: true, data: { ...aBotFlow({ name: 'Größe 1/2' }), nodes: [message], edges: [] } });
    await user.type(getByLabelText('Flow name'), 'Größe 1/2');
    await user.click(button('Load Flow'));
    await findByText('Flow loaded successfully!');
    expect(server.requestsTo(load)[0]?.path).toBe(`/api/flow/get/${encodeURIComponent('Größe 1/2')}`);
    expect(canvas().getByText('Hi there')).toBeVisible();
    expect(getByText('Open flow: Größe 1/2')).toBeVisible();
    expect(queryByText('Unsaved changes')).toBeNull();
  });

  test('shows Loading... and blocks changes', async () => {
    const { user, button, getByLabelText, findByText, container, server } = renderBuilder();
    server.answer(load, { success: true, data: { ...aBotFlow(), nodes: [], edges: [] } });
    const release = server.hold(load);
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Load Flow'));
    expect(button('Loading...')).toBeDisabled();
    expect(button('Save Flow')).toBeDisabled();
    expect(container.querySelector('[aria-label="Flow canvas"]')).toHaveAttribute('inert');
    release();
    await findByText('Flow loaded successfully!');
    expect(container.querySelector('[aria-label="Flow canvas"]')).not.toHaveAttribute('inert');
  });

  test('asks before it replaces unsaved changes', async () => {
    const { user, button, getByLabelText, findByRole, findByText, canvas, server } = renderBuilder();
    server.answer(load, { success: true, data: { ...aBotFlow(), nodes: [message], edges: [] } });
    await user.click(button('Message Node Sends a text message'));
    await user.type(getByLabelText('Flow name'), 'Prices');
    await user.click(button('Load Flow'));
    await findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(button('Keep editing'));
    expect(server.requests).toEqual([]);
    expect(canvas().getByText('Hello! How can I help you?')).toBeInTheDocument();
    await user.click(button('Load Flow'));
    await user.click(await findByRole('button', { name: 'Discard and load' }));
    await findByText('Flow loaded successfully!');
    expect(canvas().getByText('Hi there')).toBeInTheDocument();
  });

  test('reports the error', async () => {
    const { user, button, getByLabelText, findByText, server } = renderBuilder();
    await user.type(getByLabelText('Flow name'), 'Prices');
    server.fail(load, 404, { error: 'Flow not found', code: 'flow_not_found' });
    await user.click(button('Load Flow'));
    await findByText('Failed to load flow: Flow not found');
    server.disconnect(load);
    await user.click(button('Load Flow'));
    await findByText('Error loading flow: Connection failed. Please check your internet connection.');
  });
});

test('a link opens a flow by its name, once', async () => {
  const answer = { success: true as const, data: { ...aBotFlow({ name: 'Größe 1/2' }), nodes: [message], edges: [] } };
  const { findByText, getByText, canvas, server, place } = renderBuilder({
    at: `/flow-builder?flow=${encodeURIComponent('Größe 1/2')}`,
    prepare: (server) => server.answer(load, answer),
  });
  await findByText('Flow loaded successfully!');
  expect(server.requestsTo(load).map(({ path }) => path)).toEqual([`/api/flow/get/${encodeURIComponent('Größe 1/2')}`]);
  expect(canvas().getByText('Hi there')).toBeVisible();
  expect(getByText('Open flow: Größe 1/2')).toBeVisible();
  expect(new URLSearchParams(place.path.split('?')[1]).get('flow')).toBe('Größe 1/2');
});

test('the URL names the open flow after saving and loading, and none for a new flow', async () => {
  const { user, button, getByLabelText, findByText, findByRole, canvas, server, place } = renderBuilder({
    at: '/flow-builder?panel=issues',
  });
  server.answer(save, { success: true, data: aBotFlow() });
  await user.click(button('Message Node Sends a text message'));
  await user.type(getByLabelText('Flow name'), 'Prices');
  await user.click(button('Save Flow'));
  await findByText('Flow saved successfully!');
  await waitFor(() => expect(place.path).toBe('/flow-builder?panel=issues&flow=Prices'));

  server.answer(load, { success: true, data: { ...aBotFlow({ id: 'flow-2', name: 'Sizes' }), nodes: [message], edges: [] } });
  await user.type(getByLabelText('Flow name'), 'Sizes');
  await user.click(button('Load Flow'));
  await findByText('Flow loaded successfully!');
  await waitFor(() => expect(place.path).toBe('/flow-builder?panel=issues&flow=Sizes'));

  await user.click(button('Templates, files and secrets'));
  await user.click(await findByRole('menuitem', { name: 'New flow' }));
  expect(await findByText('New flow')).toBeVisible();
  expect(canvas().queryByText('Hi there')).toBeNull();
  await waitFor(() => expect(place.path).toBe('/flow-builder?panel=issues'));
});

test('a new flow asks before it discards an unnamed one', async () => {
  const { user, button, findByRole, canvas } = renderBuilder();
  await user.click(button('Message Node Sends a text message'));
  const begin = async () => {
    await user.click(button('Templates, files and secrets'));
    await user.click(await findByRole('menuitem', { name: 'New flow' }));
  };
  await begin();
  await findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await user.click(button('Keep editing'));
  expect(canvas().getByText('Hello! How can I help you?')).toBeInTheDocument();
  await begin();
  await user.click(await findByRole('button', { name: 'Discard and create' }));
  await waitFor(() => expect(canvas().queryByText('Hello! How can I help you?')).toBeNull());
});

describe('the flow of the URL and unsaved drafts', () => {
  const kept = (key: string, name: string, keptAt: number) => {
    const draft = {
      name: '',
      openFlow: name && aBotFlow({ name }),
      nodes: [message, { ...message, id: 'messageNode-2' }],
      edges: [],
    };
    localStorage.setItem(`fanfare.kept.flow.${aUser().id}.${key}`, JSON.stringify({ keptAt, draft }));
  };

  test('the stored draft of the flow in the URL takes precedence over the server', async () => {
    kept('a', 'Prices', 1);
    kept('b', 'Sizes', 2);
    const { findByText, server, place } = renderBuilder({ at: '/flow-builder?flow=Prices' });
    expect(await findByText('Open flow: Prices')).toBeVisible();
    expect(server.requestsTo(load)).toEqual([]);
    await waitFor(() => expect(place.path).toBe('/flow-builder?flow=Prices'));
  });

  test('the draft of another flow stays stored', async () => {
    kept('b', 'Sizes', 2);
    const { findByText } = renderBuilder({
      at: '/flow-builder?flow=Prices',
      prepare: (server) => server.answer(load, { success: true, data: { ...aBotFlow(), nodes: [message], edges: [] } }),
    });
    await findByText('Flow loaded successfully!');
    expect(await findByText('Open flow: Prices')).toBeVisible();
    expect(localStorage.getItem(`fanfare.kept.flow.${aUser().id}.b`)).not.toBeNull();
  });

  test('without a name the latest draft is opened and named in the URL', async () => {
    kept('a', 'Prices', 1);
    kept('b', 'Sizes', 2);
    const { findByText, place } = renderBuilder();
    expect(await findByText('Open flow: Sizes')).toBeVisible();
    await waitFor(() => expect(place.path).toBe('/flow-builder?flow=Sizes'));
  });

  test('another workspace starts without the draft of this one, which stays stored', async () => {
    kept('a', 'Prices', 1);
    const { findByText, store } = renderBuilder();
    expect(await findByText('Open flow: Prices')).toBeVisible();
    act(() => void store.dispatch(workspaceSwitched('workspace-1')));
    expect(await findByText('New flow')).toBeVisible();
    expect(localStorage.getItem(`fanfare.kept.flow.${aUser().id}.a`)).not.toBeNull();
    act(() => void store.dispatch(workspaceSwitched(aUser().id)));
    expect(await findByText('Open flow: Prices')).toBeVisible();
  });
});

test('a link to a new flow keeps the stored draft, and works once', async () => {
  const kept = { name: '', openFlow: aBotFlow({ name: 'Sizes' }), nodes: [message], edges: [] };
  localStorage.setItem(`fanfare.kept.flow.${aUser().id}.a`, JSON.stringify({ keptAt: 1, draft: kept }));
  const { findByText, canvas, place, server } = renderBuilder({
    state: newFlowState,
    prepare: (server) => server.answer(draft, { success: true, data: aBotFlow({ name: 'Sizes' }) }),
  });
  expect(await findByText('New flow')).toBeVisible();
  expect(canvas().queryByText('Hi there')).toBeNull();
  expect(server.requestsTo(draft)).toHaveLength(1);
  await waitFor(() => expect(place.state).toBeNull());
  await waitFor(() => expect(place.path).toBe('/flow-builder'));
});

test('reports an unknown flow in a link', async () => {
  const { user, button, findByText, place } = renderBuilder({
    at: '/flow-builder?flow=Old',
    prepare: (server) => server.fail(load, 404, { error: 'Flow not found', code: 'flow_not_found' }),
  });
  expect(await findByText('Failed to load flow: Flow not found')).toBeVisible();
  await waitFor(() => expect(place.path).toBe('/flow-builder?flow=Old'));
  // Adds a node, so the canvas no longer shows the named flow.
  await user.click(button('Message Node Sends a text message'));
  await waitFor(() => expect(place.path).toBe('/flow-builder'));
});

test('the back button goes to the dashboard', async () => {
  const { user, button, place } = renderBuilder();
  await user.click(button('Back to dashboard'));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});
