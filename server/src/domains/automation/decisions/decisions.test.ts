import { after, before, test } from 'node:test';
import { considerationTexts, outcomeTexts } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { dm, echo } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let fans = 100;
const newFan = () => {
  fans += 1;
  return `${fans}`;
};

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(() => server.close());

const automate = async (name: string, more: object) => {
  const body = { name, trigger: 'keyword_detected', actions: [{ type: 'reply', text: `${name}!` }], ...more };
  const answer = await server.call('POST /api/flows', { token: user.token, body });
  expect(answer.status).toBe(201);
  return answer.body.data._id;
};
const remove = (id: string) => server.call('DELETE /api/flows/{id}', { token: user.token, id });

/** Returns the final decision about this fan's only event of a type. */
async function why(from: string, eventType = 'messages') {
  return eventually(async () => {
    const query = `?eventType=${eventType}&q=${from}`;
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query });
    const [event] = body.data.events;
    if (!event) throw new Error('The event is not there yet.');
    const answer = await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id: event.id });
    expect(answer.status).toBe(200);
    if (answer.body.data.run) expect(answer.body.data.run.messages.map(({ state }) => state)).toEqual(['sent']);
    return answer.body.data;
  });
}

test('an answered message shows the evaluated automations in order, and what the run did and sent', async () => {
  const price = await automate('Price', { triggerSettings: { keyword: 'price' }, priority: 1 });
  const cost = await automate('Cost', { triggerSettings: { keyword: 'pric' }, priority: 2 });
  const off = await automate('Off', { isActive: false, priority: 3 });
  const from = newFan();
  await server.deliver(dm({ igId, from, text: 'the price?', mid: `why-${from}` }));
  expect(await why(from)).toMatchObject({
    origin: 'webhook',
    outcome: 'flow_ran',
    summary: outcomeTexts.flow_ran,
    explanationMessage: { code: 'decisions.see-run-steps' },
    considered: [
      {
        automationId: price,
        name: 'Price',
        result: 'chosen',
        reason: 'matched',
        summary: considerationTexts.matched,
        exists: true,
      },
      { automationId: cost, result: 'passed_over', reason: 'earlier_match', detail: expect.stringContaining('"Price"') },
      { automationId: off, result: 'no_match', reason: 'disabled', summary: 'Turned off' },
    ],
    run: {
      flow: { name: 'Price' },
      input: 'the price?',
      steps: [{ nodeType: 'messageNode' }],
      messages: [{ text: 'Price!', state: 'sent', messageId: expect.any(String) }],
    },
  });
  // The execution event has the same decision.
  expect(await why(from, 'flow_execution')).toMatchObject({ outcome: 'flow_ran', run: { input: 'the price?' } });
  await remove(cost);
  expect((await why(from)).considered.map(({ exists }) => exists)).toEqual([true, false, true]);
  await remove(price);
  await remove(off);
});

test('a message received by a waiting run lists the automations that would have answered it', async () => {
  const position = { x: 0, y: 0 };
  const nodes = [
    { id: 'a', type: 'askNode', position, data: { content: 'Your name?', ask: { answer: 'text', variable: 'name', tries: 1 } } },
  ];
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Asks', nodes, edges: [] } });
  const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  expect(published.status).toBe(200);
  const from = newFan();
  await server.deliver(dm({ igId, from, text: 'hello', mid: `ask-${from}` }));
  await eventually(() => expect(server.instagram.sent.at(-1)).toMatchObject({ recipient: from, text: 'Your name?' }));
  const price = await automate('Price', { triggerSettings: { keyword: 'price' }, priority: 1 });
  await server.deliver(dm({ igId, from, text: 'the price?', mid: `answer-${from}` }));
  const explained = await eventually(async () => {
    const { body: found } = await server.call('GET /api/webhooks/events', {
      token: user.token,
      query: `?eventType=messages&q=${from}&limit=1`,
    });
    const answer = await server.call('GET /api/webhooks/events/{id}/why', {
      token: user.token,
      id: found.data.events[0]?.id ?? '',
    });
    expect(answer.body.data.considered.map(({ automationId }) => automationId)).toContain(price);
    return answer.body.data;
  });
  expect(explained.considered.find(({ automationId }) => automationId === price)).toMatchObject({
    result: 'passed_over',
    reason: 'waiting_run',
    summary: considerationTexts.waiting_run,
    detail: 'A run waiting in this conversation received the message.',
  });
  expect(server.instagram.sent.filter(({ recipient }) => recipient === from).map(({ text }) => text)).toEqual(['Your name?']);
  await remove(price);
  await server.call('DELETE /api/flow/{id}', { token: user.token, id: body.data.id });
});

test('an unanswered message shows the reason for every automation', async () => {
  const id = await automate('Hours', { triggerSettings: { keyword: 'hours' } });
  const from = newFan();
  await server.deliver(dm({ igId, from, text: 'hello', mid: `why-${from}` }));
  expect(await why(from)).toMatchObject({
    outcome: 'keyword_miss',
    summary: 'No keyword matched',
    explanation: expect.stringContaining('Add a keyword'),
    considered: [{ automationId: id, reason: 'keyword_miss', detail: 'The text does not contain "hours".' }],
    run: null,
  });
  await remove(id);
});

test('events that start nothing and failures are explained, too', async () => {
  const from = newFan();
  await server.deliver(echo({ igId, from, text: 'from the phone', mid: `echo-${from}` }));
  expect(await why('from the phone', 'message_echoes')).toMatchObject({ outcome: 'own_message', considered: [], run: null });
  await server.deliver('not json');
  const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
  const id = body.data.events[0]?.id ?? '';
  const { body: explained } = await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id });
  expect(explained.data).toMatchObject({ outcome: 'unreadable', explanation: expect.stringContaining('not valid JSON') });
});

test('every reason has an explanation', () => {
  for (const text of [...Object.values(outcomeTexts), ...Object.values(considerationTexts)]) expect(text).toMatch(/^[A-Z]/);
});
