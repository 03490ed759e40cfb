import { after, before, test } from 'node:test';
import { getFlowStart, startSimulation, write } from '@fanfare/engine';
import type { FlowGraph, FlowStart } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { times } from '../../../../../test/proof.ts';
import { startTestServer, type TestServer } from '../../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

const NOW_MS = Date.UTC(2026, 3, 7, 12);
const words = ['price', 'kiwi', 'Öl', 'two words'];
const word = fc.constantFrom(...words);
const keywords = fc.uniqueArray(word, { maxLength: 3 });
const surfaces = ['message', 'comment', 'story_reply'] as const;

const start: fc.Arbitrary<FlowStart> = fc.record({
  trigger: fc.constantFrom<FlowStart['trigger'][]>(
    'message_received',
    'first_message',
    'keyword_detected',
    'time_based',
    'comment',
    'story_reply',
    'reaction',
  ),
  keyword: word,
  keywords,
  schedule: fc.constant({ days: ['monday' as const], time: '09:00', timeZone: 'Europe/Oslo' }),
  filter: fc.record({ keywords, match: fc.constantFrom('contains' as const, 'word' as const) }, { requiredKeys: [] }),
  conditions: fc.array(
    fc.constantFrom(
      { type: 'tag' as const, operator: 'has' as const, value: 'vip' },
      { type: 'keyword' as const, operator: 'contains' as const, value: 'kiwi' },
      { type: 'time' as const, operator: 'between' as const, from: '08:00', to: '20:00', timeZone: 'UTC' },
      { type: 'time' as const, operator: 'between' as const, from: '20:00', to: '08:00', timeZone: 'UTC' },
    ),
    { maxLength: 2 },
  ),
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('draw' as const), start: fc.option(start), text: fc.constantFrom('one', 'two', 'three') }),
  fc.record({ kind: fc.constant('edit' as const), start }),
  fc.record({ kind: fc.constant('add keywords' as const), keywords: fc.uniqueArray(word, { minLength: 1, maxLength: 2 }) }),
  fc.constant({ kind: 'publish' as const }),
  fc.constant({ kind: 'toggle' as const }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const input = fc.record({
  surface: fc.constantFrom(...surfaces),
  text: fc.constantFrom('the price?', 'KIWI', 'priceless', 'hello', 'two  words', ''),
  isFirstMessage: fc.boolean(),
  tags: fc.constantFrom<string[][]>([], ['vip']),
});
type Input = typeof input extends fc.Arbitrary<infer T> ? T : never;

let n = 0;
async function openShop() {
  n += 1;
  const { token } = await server.signUp(`owner${n}`);
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Shop', ...flowThatSays('zero') } });
  const { id } = body.data;
  await server.call('POST /api/flow/{id}/publish', { token, id });
  const automation = async () => {
    const [only] = (await server.call('GET /api/flows', { token })).body.data;
    if (!only) throw new Error('The flow has no automation.');
    return only;
  };
  return {
    token,
    id,
    automation,
    draft: async () => (await server.call('GET /api/flow/get/{id}', { token, id })).body.data,
    version: async (version: number) => {
      const { body: found } = await server.call('GET /api/flow/{id}/versions/{version}', {
        token,
        id,
        version: String(version),
      });
      return { nodes: found.data.nodes, edges: found.data.edges };
    },
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Returns the graph as the canvas would save it. */
function drawn(wanted: FlowStart | null, text: string): FlowGraph {
  const { nodes, edges } = flowThatSays(text);
  if (!wanted) return { nodes, edges };
  const node = { id: 'begin', type: 'startNode' as const, position: { x: 0, y: -100 }, data: { start: wanted } };
  return { nodes: [node, ...nodes], edges: [{ id: 'begin>m0', source: 'begin', target: 'm0' }, ...edges] };
}

async function perform(shop: Shop, made: Step) {
  const { token, id } = shop;
  const { _id } = await shop.automation();
  switch (made.kind) {
    case 'draw': {
      const { revision } = await shop.draft();
      return server.call('POST /api/flow/save', { token, body: { name: 'Shop', ...drawn(made.start, made.text), revision } });
    }
    case 'edit': {
      const { trigger, keyword, keywords: more, schedule, filter, conditions } = made.start;
      const triggerSettings = { keyword, keywords: more, schedule, filter };
      return server.call('PATCH /api/flows/{id}', { token, id: _id, body: { trigger, triggerSettings, conditions } });
    }
    case 'add keywords':
      return server.call('POST /api/flows/{id}/keywords', { token, id: _id, body: { keywords: made.keywords } });
    case 'publish':
      return server.call('POST /api/flow/{id}/publish', { token, id });
    case 'toggle':
      return server.call('PATCH /api/flows/{id}/toggle', { token, id: _id });
  }
}

/** Works like the builder's test panel. */
function preview(flow: FlowGraph, { surface, text, isFirstMessage, tags }: Input): string[] | null {
  const part = { id: 'lea', username: 'lea', isNew: isFirstMessage, tags, variables: {} };
  const turn = write(startSimulation(flow, part, null, NOW_MS), { surface, text }).turns.at(-1);
  if (!turn || turn.runNo === null) return null;
  return turn.commands.flatMap((command) =>
    command.kind === 'send_message' && 'text' in command.message ? [command.message.text ?? ''] : [],
  );
}

async function matched({ token }: Shop, { surface, text, isFirstMessage, tags }: Input): Promise<string[] | null> {
  const body = { surface, text, isFirstMessage, tags, mediaId: '1', at: new Date(NOW_MS).toISOString() };
  const { chosen, replies } = (await server.call('POST /api/flows/probe', { token, body })).body.data;
  return chosen === null ? null : replies;
}

test('after any edits on both screens the builder preview matches the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(input, { minLength: 4, maxLength: 8 }),
      async (steps, inputs) => {
        const shop = await openShop();
        let text = 'zero';
        for (const made of steps) {
          const { status, body } = await perform(shop, made);
          expect(status === 200 ? 'done' : Reflect.get(body, 'code')).toMatch(/^(done|flow_invalid|validation_failed)$/);
          if (made.kind === 'draw') text = made.text;
          const draft = await shop.draft();
          expect(draft.nodes.find(({ id }: { id: string }) => id === 'm0')?.data.content).toBe(text);

          const published = await shop.version(draft.publishedVersion ?? 0);
          const { trigger, triggerSettings, conditions } = await shop.automation();
          const { filter, ...settings } = triggerSettings;
          expect(
            getFlowStart({ nodes: drawn({ trigger, ...settings, ...(filter && { filter }), conditions }, '').nodes }),
          ).toEqual(getFlowStart(published));
          if (!draft.hasUnpublishedChanges) {
            expect({ nodes: draft.nodes, edges: draft.edges }).toEqual({ nodes: published.nodes, edges: published.edges });
          }
        }
        const { isActive } = await shop.automation();
        const { nodes, edges, hasUnpublishedChanges, publishedVersion } = await shop.draft();
        const live = hasUnpublishedChanges ? await shop.version(publishedVersion ?? 0) : { nodes, edges };
        for (const one of inputs) expect(await matched(shop, one)).toEqual(isActive ? preview(live, one) : null);
      },
    ),
    { numRuns: times(15, 200) },
  );
});
