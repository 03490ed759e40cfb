import { describe, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { readResponse } from '../requests/FlowResponse.ts';
import type { StepInput } from '../StepInput.ts';
import { type RunMemory, startMemory } from '../startMemory.ts';
import { type StepResult, step } from '../step.ts';
import { getTriggerMismatch } from '../triggers/getTriggerMismatch.ts';
import { validateFlow } from '../validateFlow.ts';
import { flowTemplates } from './flowTemplates.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;
/** Width of a node on the canvas. */
const CARD_WIDTH = 240;
const lea = { id: 'c-1', username: 'lea', name: 'Lea', tags: [], variables: {} };

function graphOf(id: string): FlowGraph {
  const template = flowTemplates.find((known) => known.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  return template.graph;
}

/** Simulates the inputs of a follower and records what they and the system see. Requests get the given response. */
function play(id: string, inputs: readonly (string | StepInput)[], answer: { status: number; json: unknown } | null = null) {
  const flow = graphOf(id);
  const seen: string[] = [];
  let memory: RunMemory = startMemory(lea);
  let nowMs = NOON;
  const go = (input: StepInput) => {
    let result: StepResult = step(flow, memory, input, nowMs);
    for (;;) {
      memory = result.memory;
      seen.push(...result.commands.flatMap(seenOf));
      const asked = result.commands.find((command) => command.kind === 'http_request');
      if (!asked) return;
      const { status, json } = answer ?? { status: 404, json: null };
      const response = readResponse(status, json, asked.request.mapping);
      result = step(flow, memory, { kind: 'response', stepNo: asked.stepNo, response }, nowMs);
    }
  };
  for (const input of inputs) {
    nowMs += MINUTE;
    if (typeof input === 'object' && input.kind === 'timer') nowMs = Date.parse(memory.waitingUntil ?? '');
    go(typeof input === 'string' ? { kind: 'message', text: input } : input);
  }
  return { seen, memory };
}

function seenOf(command: StepResult['commands'][number]): string[] {
  switch (command.kind) {
    case 'send_message':
      return 'text' in command.message ? [command.message.text] : [command.message.kind];
    case 'reply_to_comment':
      return [`under the post: ${command.text}`];
    case 'add_tag':
      return [`tag ${command.tag}`];
    case 'hand_over':
      return ['hands over to a human'];
    default:
      return [];
  }
}

for (const { id, name, graph, todo, about } of flowTemplates) {
  describe(name, () => {
    test('can be published as it is', () => {
      expect(validateFlow(graphOf(id)).filter(({ severity }) => severity === 'error')).toEqual([]);
    });

    test('has valid outputs and instructions, and its nodes do not overlap', () => {
      const ids = new Set(graph.nodes.map((node) => node.id));
      expect(graph.edges.every(({ source, target }) => ids.has(source) && ids.has(target))).toBe(true);
      expect(new Set(graph.nodes.map(({ position }) => `${position.x} ${position.y}`)).size).toBe(graph.nodes.length);
      expect(todo.length).toBeGreaterThan(0);
      expect(about).toMatch(/\.$/);
    });

    test('the lines from the two outputs of a condition do not run into each other', () => {
      for (const condition of graph.nodes.filter(({ type }) => type === 'conditionNode')) {
        const [yes, no] = (['true', 'false'] as const).map((output) => {
          const edge = graph.edges.find(({ source, sourceHandle }) => source === condition.id && sourceHandle === output);
          const target = graph.nodes.find((node) => node.id === edge?.target) ?? condition;
          const from = condition.position.x + CARD_WIDTH * (output === 'true' ? 0.25 : 0.75);
          const to = target.position.x + CARD_WIDTH / 2;
          return { left: Math.min(from, to), right: Math.max(from, to) };
        });
        expect(yes?.right).toBeLessThan(no?.left ?? 0);
      }
    });
  });
}

test('there are eight templates with unique ids and names', () => {
  expect(flowTemplates).toHaveLength(8);
  expect(new Set(flowTemplates.map(({ id }) => id)).size).toBe(8);
  expect(new Set(flowTemplates.map(({ name }) => name)).size).toBe(8);
});

test('a comment leads to the link', () => {
  const start = graphOf('link-by-comment').nodes.find(({ type }) => type === 'startNode')?.data.start;
  const triggerEvent = { kind: 'comment', text: 'LINK please', mediaId: 'p', isReply: false } as const;
  expect(getTriggerMismatch({ type: 'comment', keyword: '', ...start }, triggerEvent)).toBeNull();
  const { seen } = play('link-by-comment', [{ kind: 'trigger', text: 'LINK please', comment: { id: 'c' } }, 'yes, please']);
  expect(seen).toEqual([
    'under the post: Sent! Have a look at your messages 💌',
    'Hi lea, thanks for your comment! Shall I send you the link?',
    'Here it is: https://example.com/guide — tell me how you like it 🙌',
    'tag asked for link',
  ]);
});

test('replies to questions by keyword and hands others over to a person', () => {
  expect(play('questions', ['Do you ship to Norway?']).seen).toEqual([
    'We ship within 2 working days. Inland it takes 1–3 days and is free from 50 €.',
  ]);
  expect(play('questions', ['hello', 'Returns']).seen).toEqual([
    'Thanks for writing! What is it about?',
    'You can send everything back within 30 days. The label is in your parcel.',
  ]);
  expect(play('questions', ['hello', 'I want to complain']).seen.slice(1)).toEqual([
    'One of us reads this and answers you today.',
    'hands over to a human',
  ]);
});

test('a table is booked', () => {
  const { seen, memory } = play('table-booking', ['table', 'many', '4', 'Friday 8 pm', '+49 170 1234567']);
  expect(seen).toEqual([
    'With pleasure! For how many people?',
    'Just the number, please: for how many people?',
    'Which day and what time? We are open Tuesday to Sunday, 6 to 11 pm.',
    'And a phone number, in case something comes up?',
    'tag booking',
    'Noted: a table for 4, Friday 8 pm. We confirm it here shortly.',
    'hands over to a human',
  ]);
  expect(memory.variables).toMatchObject({ guests: '4', day: 'Friday 8 pm', phone: '+491701234567' });
});

test('prepares an appointment and does not delay urgent requests', () => {
  expect(play('appointment', ['hi', 'It is urgent']).seen.slice(1)).toEqual([
    'In an emergency call 112 now. Our phone for urgent cases: +49 30 7654321, any time.',
    'hands over to a human',
  ]);
  const { seen } = play('appointment', ['hi', 'Book a visit', 'Lea Sand', '030 123456']);
  expect(seen.slice(2)).toEqual([
    'Thank you, Lea Sand. Under which number can we call you back?',
    'tag call back',
    'Thank you. We call you back during opening hours, Monday to Friday, 8 am to 5 pm.',
    'hands over to a human',
  ]);
});

test('a guest is reminded while the messaging window is open', () => {
  const { seen } = play('event-sign-up', ['join', 'lea@example.com', { kind: 'timer' }]);
  expect(seen).toEqual([
    'Great that you want to come! To which e-mail address shall we send the ticket?',
    'tag guest',
    'You are on the list 🎉 The ticket goes to lea@example.com. Doors open on Friday at 7 pm, Harbour Street 5.',
    'See you on Friday at 7 pm! Bring a friend, just forward this message.',
  ]);
});

test('one takes part in a giveaway', () => {
  const { seen, memory } = play('giveaway', ['win', 'Count me in']);
  expect(seen.slice(1)).toEqual(['tag giveaway', 'You are in. Good luck 🍀']);
  expect(memory.tags).toEqual(['giveaway']);
});

test('looks up an order and hands over to a person when that fails', () => {
  const found = play('order-status', ['where is my order', '10234'], { status: 200, json: { status: 'on its way' } });
  expect(found.seen.slice(1)).toEqual(['Order 10234: on its way.']);
  expect(play('order-status', ['where is my order', '10234']).seen.slice(1)).toEqual([
    'I cannot find that order right now. A colleague looks for it and answers you here.',
    'hands over to a human',
  ]);
});

test('welcomes a new contact and stores an address', () => {
  expect(play('welcome', ['hey', 'I want an offer', 'lea@example.com']).seen).toEqual([
    'Hi Lea, great to hear from you! What brings you here?',
    'Lovely. Where can I send it? Your e-mail address, please.',
    'tag lead',
    'Thank you! The offer goes to lea@example.com within a day.',
  ]);
});
