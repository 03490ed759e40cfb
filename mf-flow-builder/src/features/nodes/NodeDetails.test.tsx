import type { FlowEdge, FlowNode, FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createEdge } from '../../state/graph/createEdge.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../state/slices/view.slice.ts';
import { aBotFlow } from '../../testing/aBotFlow.ts';
import { NodeDetails } from './NodeDetails.tsx';

const node = (id: string, type: NodeType, data: FlowNodeData = {}): FlowNode => ({ id, type, position: { x: 0, y: 0 }, data });

/** Opens the details of one node; `made` is the node as changed by its form. */
function open(type: NodeType, data: FlowNodeData = {}, others: FlowNode[] = [], edges: FlowEdge[] = [], server = fakeServer()) {
  const slices = [
    { key: 'flowBuilder', reducer: flowBuilderSlice.reducer },
    { key: 'flowBuilderView', reducer: viewSlice.reducer },
  ] as const;
  const { store } = renderWithHost(<NodeDetails />, { user: aUser(), slices });
  const draft = (): { nodes: FlowNode[]; edges: FlowEdge[] } => Reflect.get(store.getState(), 'flowBuilder');
  act(() => {
    store.dispatch(flowBuilderSlice.actions.graphReplaced({ nodes: [node('n', type, data), ...others], edges }));
    store.dispatch(viewSlice.actions.detailsOpened('n'));
  });
  return { server, store, made: () => draft().nodes[0]?.data, edges: () => draft().edges };
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('each form writes what the engine reads', () => {
  test('edits a start with comment keywords, without empty lines and blank fields', async () => {
    const { made } = open('startNode', { start: { trigger: 'message_received' } });
    await screen.findByLabelText('Trigger');
    write('Trigger', 'comment');
    write('Keywords', 'link\n\n price ');
    write('Keyword match', 'word');
    expect(made()?.start).toEqual({ trigger: 'comment', filter: { keywords: ['link', 'price'], match: 'word' } });
    write('Trigger', 'keyword_detected');
    write('Keywords', 'sale\ncost');
    expect(made()?.start).toEqual({ trigger: 'keyword_detected', keyword: 'sale', keywords: ['cost'] });
    write('Trigger', 'time_based');
    expect(made()?.start).toMatchObject({ trigger: 'time_based', schedule: { time: '09:00' } });
  });

  test('edits several pictures, and one file of another type', () => {
    const { made } = open('mediaNode', { media: { type: 'image', urls: [] } });
    press('Add image');
    write('File URL', 'https://example.com/1.png');
    press('Add image');
    expect(made()?.media).toEqual({ type: 'image', urls: ['https://example.com/1.png', ''] });
    write('Media type', 'audio');
    expect(made()?.media).toEqual({ type: 'audio', urls: ['https://example.com/1.png'] });
  });

  test('edits cards with buttons that continue or open a page, with unique ids', () => {
    const { made } = open('cardsNode', { cards: { cards: [{ title: 'Mug' }] } });
    press('Add button');
    write('Label', 'Order');
    press('Add button');
    const second = within(screen.getByRole('listitem', { name: 'Button 2' }));
    fireEvent.change(second.getByLabelText('Label'), { target: { value: 'Shop' } });
    fireEvent.change(second.getByLabelText('Page URL'), { target: { value: 'https://example.com' } });
    expect(made()?.cards?.cards[0]?.buttons).toEqual([
      { id: 'option-1', title: 'Order' },
      { id: 'option-2', title: 'Shop', url: 'https://example.com' },
    ]);
    fireEvent.change(second.getByLabelText('Page URL'), { target: { value: '' } });
    expect(made()?.cards?.cards[0]?.buttons?.[1]).toEqual({ id: 'option-2', title: 'Shop' });
  });

  test('moves quick replies, and removes one with its edge', () => {
    const options = [
      { id: 'm', title: 'M' },
      { id: 'l', title: 'L' },
    ];
    const others = [node('a', 'messageNode'), node('b', 'messageNode')];
    const edges = [
      createEdge({ source: 'n', target: 'a', sourceHandle: 'm' }),
      createEdge({ source: 'n', target: 'b', sourceHandle: 'l' }),
    ];
    const opened = open('choicesNode', { choices: { style: 'quick_replies', options } }, others, edges);
    press('Move Option 2 up');
    expect(opened.made()?.choices?.options.map(({ id }) => id)).toEqual(['l', 'm']);
    expect(screen.getByRole('button', { name: 'Move Option 1 down' })).toHaveFocus();
    press('Remove Option 1');
    expect(opened.edges().map(({ target }) => target)).toEqual(['a']);
    expect(screen.getByRole('button', { name: 'Add option' })).toHaveFocus();
    act(() => void opened.store.dispatch(flowBuilderSlice.actions.lastStepUndone()));
    expect(opened.edges()).toHaveLength(2);
  });

  test('edits a question with its validation, retry and timeout', () => {
    const { made } = open('askNode', { ask: { answer: 'text', variable: '', tries: 2 } });
    write('Question', 'How many?');
    write('Answer type', 'number');
    write('Save answer in variable', 'count');
    write('Message for invalid answers', 'A number, please.');
    write('Attempts', '9');
    write('Reply timeout', '2');
    write('Reply timeout: unit', 'h');
    expect(made()).toMatchObject({
      content: 'How many?',
      ask: { answer: 'number', variable: 'count', retryText: 'A number, please.', tries: 5, noReplyAfter: '2h' },
    });
  });

  test('edits rules about text, tags and variables', () => {
    const { made } = open('rulesNode', { rules: { match: 'all', rules: [] } });
    write('Match', 'any');
    press('Add rule');
    write('Property', 'variable');
    write('Variable', 'count');
    write('Comparison', 'greater_than');
    write('Value', '5');
    expect(made()?.rules).toEqual({
      match: 'any',
      rules: [{ type: 'variable', operator: 'greater_than', name: 'count', value: '5' }],
    });
    write('Comparison', 'is_set');
    expect(screen.queryByLabelText('Value')).toBeNull();
    write('Property', 'tag');
    write('Tag', 'vip');
    expect(made()?.rules?.rules).toEqual([{ type: 'tag', operator: 'has', value: 'vip' }]);
  });

  test('shows the share of each branch of a split', () => {
    const branches = [
      { id: 'A', weight: 50 },
      { id: 'B', weight: 50 },
    ];
    const { made } = open('splitNode', { split: { branches } });
    press('Add branch');
    expect(made()?.split?.branches.at(-1)).toEqual({ id: 'C', weight: 50 });
    expect(screen.getAllByText('33% of contacts')).toHaveLength(3);
  });

  test('edits a variable', () => {
    const variable = open('variableNode', { variable: { name: '', value: '' } });
    write('Variable', 'city');
    write('Value', '{{ input }}');
    expect(variable.made()?.variable).toEqual({ name: 'city', value: '{{ input }}' });
  });

  test('removes a tag instead of adding it', () => {
    const { made } = open('tagNode', { tag: { operation: 'add', tag: '' } });
    write('Action', 'remove');
    write('Tag', 'lead');
    expect(made()?.tag).toEqual({ operation: 'remove', tag: 'lead' });
  });

  test('hides a comment without a reply', () => {
    const { made } = open('commentNode', { content: 'Thanks', comment: { operation: 'reply' } });
    expect(screen.getByLabelText('Public reply')).toHaveValue('Thanks');
    write('Action', 'hide');
    expect(screen.queryByLabelText('Public reply')).toBeNull();
    expect(made()).toEqual({ content: 'Thanks', comment: { operation: 'hide' } });
  });

  test('offers all other flows as the target', async () => {
    const { made, server } = open('flowNode', { flow: { flowId: '' } });
    server.answer('GET /api/flow/list', {
      success: true,
      data: [aBotFlow({ id: 'f-1', name: 'Prices', isActive: true }), aBotFlow({ id: 'f-2', name: 'Sizes' })],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    fireEvent.change(await screen.findByLabelText('Flow'), { target: { value: 'f-2' } });
    expect(made()?.flow).toEqual({ flowId: 'f-2' });
    expect(screen.getByRole('option', { name: 'Prices (Published)' })).toBeInTheDocument();
  });

  test('renames a node, and reports unavailable settings', () => {
    const { made } = open('windowNode');
    expect(screen.getByText('This node has no settings.')).toBeVisible();
    write('Name on the canvas', 'Still allowed?');
    expect(made()).toEqual({ label: 'Still allowed?' });
  });
});

describe('actions', () => {
  test("are edited as fields of the engine's text format", () => {
    const { made } = open('actionNode', { action: 'set_variable', actionParams: 'city=Oslo' });
    expect(screen.getByLabelText('Variable')).toHaveValue('city');
    write('Value', 'Bergen');
    expect(made()?.actionParams).toBe('city=Bergen');
    write('Action', 'wait');
    write('Wait time', '3');
    write('Wait time: unit', 'h');
    expect(made()).toEqual({ action: 'wait', actionParams: '3h' });
  });

  test('a request keeps its headers, its JSON body and its mappings', () => {
    const params = {
      method: 'POST',
      url: 'https://example.com',
      headers: { 'x-api-key': 'k' },
      body: { a: 1 },
      save: { price: 'data.price' },
    };
    const { made } = open('actionNode', { action: 'send_api', actionParams: JSON.stringify(params) });
    write('URL', 'https://example.com/orders');
    expect(JSON.parse(made()?.actionParams ?? '')).toEqual({ ...params, url: 'https://example.com/orders' });
  });

  test('inserts a secret at the caret in raw text, names missing ones, and tests the request', async () => {
    const server = fakeServer();
    const secret = { name: 'shop_key', updatedAt: '2026-03-01T12:00:00Z', lastUsedAt: null, usedBy: [] };
    server.answer('GET /api/flow-secrets', { success: true, data: [secret] });
    const { made } = open('actionNode', { action: 'send_api', actionParams: '{"url":"https://example.com/"}' }, [], [], server);
    fireEvent.click(screen.getByRole('radio', { name: 'Text' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Parameters');
    field.setSelectionRange(28, 28);
    fireEvent.select(field);
    press('Insert a secret into Parameters');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'shop_key' }));
    expect(made()?.actionParams).toBe('{"url":"https://example.com/{{ secrets.shop_key }}"}');
    write('Parameters', 'https://example.com/{{ secrets.other }}');
    expect(await screen.findByText('The secret other does not exist. Its value will be empty.')).toBeVisible();
    server.answer('POST /api/flow-requests/test', {
      success: true,
      data: { status: 200, error: null, json: null, variables: {}, durationMs: 12 },
    });
    press('Send test request');
    expect(await screen.findByText('Response 200 in 12 ms')).toBeVisible();
    expect(server.requestsTo('POST /api/flow-requests/test')[0]?.body).toMatchObject({
      params: 'https://example.com/{{ secrets.other }}',
    });
  });

  test('keeps text that no form can show', () => {
    const { made } = open('actionNode', { action: 'send_api', actionParams: '{"url": 5}' });
    expect(screen.getByLabelText('Parameters')).toHaveValue('{"url": 5}');
    write('Parameters', 'https://example.com');
    expect(made()?.actionParams).toBe('https://example.com');
  });
});

test('disables and enables a node, except for nodes that are no steps', () => {
  const { made } = open('messageNode', { content: 'Hi' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Disabled' }));
  expect(made()).toEqual({ content: 'Hi', disabled: true });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Disabled' }));
  expect(made()).toEqual({ content: 'Hi' });
  cleanup();
  open('startNode');
  expect(screen.queryByRole('checkbox', { name: 'Disabled' })).toBeNull();
});

test('tests a request with values, and shows what would be stored', async () => {
  const request = {
    method: 'GET' as const,
    url: 'https://example.com/{{ variables.order }}',
    headers: [],
    mapping: [{ path: 'status', variable: 'state' }],
  };
  const { server } = open('requestNode', { request });
  const answer = { status: 200, error: null, json: { status: 'sent' }, variables: { state: 'sent' }, durationMs: 12 };
  server.answer('POST /api/flow-requests/test', { success: true, data: answer });
  write('order', '7');
  press('Send test request');
  expect(await screen.findByText('Response 200 in 12 ms')).toBeVisible();
  expect(screen.getByText('Values to save')).toBeVisible();
  expect(server.requestsTo('POST /api/flow-requests/test')[0]?.body).toEqual({
    request,
    values: { input: '', variables: { order: '7' } },
  });
});

test('a brace suggests values; arrows select and Enter inserts one', () => {
  const asked = node('q', 'askNode', { ask: { answer: 'text', variable: 'city', tries: 1 } });
  const { made } = open('messageNode', { content: '' }, [asked]);
  const field = screen.getByLabelText('Message text');
  fireEvent.change(field, { target: { value: 'Hi {{ va', selectionStart: 8 } });
  expect(screen.getByRole('option', { name: /variables\.city/ })).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(made()?.content).toBe('Hi {{ variables.city }}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('23 / 1,000 bytes')).toBeVisible();
});

test('opens no details at first', () => {
  fakeServer();
  renderWithHost(<NodeDetails />, {
    user: aUser(),
    slices: [
      { key: 'flowBuilder', reducer: flowBuilderSlice.reducer },
      { key: 'flowBuilderView', reducer: viewSlice.reducer },
    ],
  });
  expect(screen.getByText('No node selected')).toBeVisible();
});
