import type { FlowEdge, FlowNode, FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { describe, expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';

const node = (id: string, type: NodeType, data: FlowNodeData): FlowNode => ({ id, type, position: { x: 0, y: 0 }, data });
const edge = (source: string, target: string, sourceHandle?: string): FlowEdge => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(sourceHandle !== undefined && { sourceHandle }),
});

const prices = {
  nodes: [
    node('c', 'conditionNode', { label: 'About prices?', keyword: 'price' }),
    node('yes', 'messageNode', { label: 'Prices', content: 'Stools are 95 EUR.' }),
    node('no', 'messageNode', { label: 'Other', content: 'How can I help?' }),
  ],
  edges: [edge('c', 'yes', 'true'), edge('c', 'no', 'false')],
};

async function testing(flow: { nodes: FlowNode[]; edges: FlowEdge[] }) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices&panel=test',
    prepare: (server) => server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), ...flow } }),
  });
  await view.findByText('Flow loaded successfully!');
  const field = await view.findByRole('textbox', { name: 'Follower message' });
  const log = () => within(view.getByRole('log', { name: 'Test conversation' }));
  const say = async (text: string) => void (await view.user.type(field, `${text}{Enter}`));
  const marks = () =>
    Object.fromEntries(
      [...view.container.querySelectorAll('.react-flow__node')].map((element) => [
        element.getAttribute('data-id'),
        /is-(\w+)/.exec(element.className)?.[1] ?? null,
      ]),
    );
  return { ...view, field, log, say, marks };
}

test('replies from the canvas without sending anything', async () => {
  const { say, log, marks, getByText, server } = await testing(prices);
  const before = server.requests.length;
  expect(marks()).toEqual({ c: null, yes: null, no: null });
  await say('your prices?');
  expect(log().getByText('Stools are 95 EUR.')).toBeVisible();
  expect(marks()).toEqual({ c: 'passed', yes: 'passed', no: 'dimmed' });
  expect(getByText('Dry run: no messages are sent.')).toBeVisible();
  expect(server.requests).toHaveLength(before);
});

test('traces the reasons, node by node', async () => {
  const { say, user, getByRole } = await testing(prices);
  await say('hello');
  await user.click(getByRole('radio', { name: 'Log' }));
  const trace = within(getByRole('list', { name: 'Log' }));
  expect(trace.getByText('About prices?').parentElement).toHaveTextContent(/does not contain "price"|not contain/);
  expect(trace.getByText('Other')).toBeInTheDocument();
});

test('reports a changed flow, and restarts with it', async () => {
  const { say, user, button, queryByText, findByText, log } = await testing(prices);
  await say('price');
  await user.click(button('Message Node Sends a text message'));
  expect(await findByText('The flow has changed since this test started.')).toBeVisible();
  await user.click(button('Restart'));
  expect(queryByText('The flow has changed since this test started.')).toBeNull();
  expect(log().getByText('Write as a follower.')).toBeVisible();
});

describe('time', () => {
  const later = {
    nodes: [
      node('w', 'actionNode', { action: 'wait', actionParams: '25h' }),
      node('m', 'messageNode', { content: 'Still there?' }),
    ],
    edges: [edge('w', 'm')],
  };

  test('advances on request, and reports late messages', async () => {
    const { say, user, button, log, marks } = await testing(later);
    await say('hi');
    expect(marks()).toEqual({ w: 'current', m: 'dimmed' });
    await user.click(button('+1 h: advance 1 hour'));
    expect(log().queryByText('Still there?')).toBeNull();
    await user.click(button('Skip 1 d'));
    expect(log().getByText('Still there?')).toBeVisible();
    expect(log().getByText('Would not be delivered: the follower last wrote more than 24 hours ago.')).toBeVisible();
  });
});

test('sends a quick reply', async () => {
  const options = [
    { id: 'm', title: 'Medium' },
    { id: 'l', title: 'Large' },
  ];
  const { say, user, button, log, queryByRole } = await testing({
    nodes: [
      node('q', 'choicesNode', { content: 'Size?', choices: { style: 'quick_replies', options } }),
      node('m', 'messageNode', { content: 'Large it is.' }),
    ],
    edges: [edge('q', 'm', 'l')],
  });
  await say('hi');
  await user.click(button('Large'));
  expect(log().getByText('Large it is.')).toBeVisible();
  expect(queryByRole('button', { name: 'Medium' })).toBeNull();
});

test('asks for the response of a request instead of sending it', async () => {
  const request = {
    method: 'GET',
    url: 'https://shop.test/stock',
    headers: [],
    mapping: [{ path: 'left', variable: 'left' }],
  } as const;
  const { say, user, button, log, getByLabelText } = await testing({
    nodes: [
      node('r', 'requestNode', { request: { ...request, headers: [], mapping: [...request.mapping] } }),
      node('m', 'messageNode', { content: '{{ variables.left }} left' }),
    ],
    edges: [edge('r', 'm', 'success')],
  });
  await say('stock?');
  expect(log().getByText('Request not sent')).toBeVisible();
  const body = getByLabelText('Response as JSON');
  await user.clear(body);
  await user.type(body, 'oops');
  await user.click(button('Continue with this response'));
  expect(log().getByText('Not valid JSON.')).toBeVisible();
  await user.clear(body);
  await user.type(body, '{{"left": 3}');
  await user.click(button('Continue with this response'));
  expect(log().getByText('3 left')).toBeVisible();
});

describe('a flow with a trigger', () => {
  const start = (trigger: 'comment' | 'first_message') => ({
    nodes: [node('s', 'startNode', { start: { trigger } }), node('m', 'messageNode', { content: 'Sent you a message' })],
    edges: [edge('s', 'm')],
  });

  test('shows why a message does not match, and can start anyway', async () => {
    const { say, user, button, log } = await testing(start('comment'));
    await say('hello');
    expect(log().getByText(/Starts only on comments\./)).toBeVisible();
    await user.click(button('Start anyway'));
    expect(log().getByText('Sent you a message')).toBeVisible();
    expect(log().getAllByText('hello')).toHaveLength(1);
  });

  test('replies to a comment privately', async () => {
    const { say, user, getByLabelText, log } = await testing(start('comment'));
    await user.selectOptions(getByLabelText('Channel'), 'Comment');
    await say('price?');
    expect(log().getByText('Comment on a post')).toBeVisible();
    expect(log().getByText('Private reply to the comment')).toBeVisible();
  });

  test('supports a new contact', async () => {
    const { say, user, getByLabelText, getByText, log } = await testing(start('first_message'));
    await say('hello');
    expect(log().queryByText('Sent you a message')).toBeNull();
    await user.click(getByText('Test contact'));
    await user.click(getByLabelText('New contact'));
    await say('hello');
    expect(log().getByText('Sent you a message')).toBeVisible();
  });
});

test('supports tags, variables and a first node', async () => {
  const { say, user, getByLabelText, getByText, log } = await testing({
    nodes: [
      node('a', 'messageNode', { content: 'First' }),
      node('b', 'messageNode', { content: '{{ variables.city }} {{ contact.tags | join: "+" }}' }),
    ],
    edges: [edge('a', 'b')],
  });
  await user.click(getByText('Test contact'));
  await user.type(getByLabelText('Tags'), 'vip, new');
  await user.type(getByLabelText('Variables'), 'city');
  expect(getByText('Invalid variable: city. Use name=value.')).toBeVisible();
  await user.type(getByLabelText('Variables'), '=Oslo');
  await user.selectOptions(getByLabelText('Start at'), 'b');
  await say('hi');
  expect(log().getByText('Oslo vip+new')).toBeVisible();
  expect(log().queryByText('First')).toBeNull();
});
