import { after, before, test } from 'node:test';
import { type FlowGraph, nodeTypes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { everyKindFlow } from '../../../../test/data/everyKindFlow.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { type Happening, type SimulationStage, startSimulationStage } from '../../../../test/stages/startSimulationStage.ts';

let stage: SimulationStage;
before(async () => {
  stage = await startSimulationStage();
  stage.web.onRequest = (path) =>
    path === '/tables?for=4' ? { status: 200, body: { table: 7 } } : { status: 409, body: { error: 'full' } };
});
after(() => stage.close());

const position = { x: 0, y: 0 };
const comment: Happening = { text: 'The menu?', surface: 'comment' };

test('the test panel and the server agree on every kind of node', async () => {
  const otherFlowId = await stage.publish('Goodbye', startingWithNobody());
  const flow = everyKindFlow({ shopUrl: stage.web.url, otherFlowId });
  const flowId = await stage.publish('Every kind', flow);
  const conversations: Happening[][] = [
    [comment, { tap: 'Yes' }, { text: 'four' }, { text: '4' }, { tap: 'Book it' }, { text: 'thanks' }],
    [comment, { tap: 'Yes' }, { text: '4' }, { tap: 'Ask a person' }, { text: 'hello?' }],
    [comment, { tap: 'Yes' }, { text: '9' }, { text: 'hello?' }],
    [comment, { tap: 'Yes' }, { text: 'x' }, { text: 'y' }],
    [comment, { tap: 'Not now' }],
    [comment, { hours: 25 }, comment],
    [{ text: 'menu' }],
  ];
  const played = new Set<string>();
  for (const happenings of conversations) {
    const lines = await stage.play({ flow, flowId, happenings });
    for (const { nodeType } of lines) played.add(nodeType);
  }
  // Notes are never executed.
  expect([...played, 'noteNode'].toSorted()).toEqual([...nodeTypes].toSorted());
});

test('the test panel and the server agree on taps on buttons and on unexpected quick replies', async () => {
  const flow: FlowGraph = {
    nodes: [
      { id: 's', type: 'startNode', position, data: { start: { trigger: 'postback', filter: { payload: 'PRICES' } } } },
      {
        id: 'q',
        type: 'choicesNode',
        position,
        data: {
          content: 'Of what?',
          choices: { style: 'quick_replies', options: [{ id: 'stool', title: 'Stools' }], noReplyAfter: '1h' },
        },
      },
      { id: 'm', type: 'messageNode', position, data: { content: '95 EUR, {{ input }}.' } },
    ],
    edges: [
      { id: '1', source: 's', target: 'q' },
      { id: '2', source: 'q', target: 'm', sourceHandle: 'stool' },
    ],
  };
  const flowId = await stage.publish('Prices', flow);
  const prices: Happening = { postback: 'PRICES', title: 'Prices' };
  const conversations: Happening[][] = [
    [prices, { tap: 'Stools' }, { tap: 'Stools' }, prices],
    [prices, { hours: 2 }, { tap: 'Stools' }],
    [{ postback: 'HOURS', title: 'Prices' }, { text: 'PRICES' }],
  ];
  for (const happenings of conversations) await stage.play({ flow, flowId, happenings });
});

/** Has no trigger. */
function startingWithNobody(): FlowGraph {
  const { nodes, edges } = flowThatSays('See you another time.');
  const start = { start: { trigger: 'keyword_detected' as const, keyword: 'nobody writes this' } };
  return {
    nodes: [{ id: 's', type: 'startNode', position, data: start }, ...nodes],
    edges: [{ id: 's', source: 's', target: 'm0' }, ...edges],
  };
}
