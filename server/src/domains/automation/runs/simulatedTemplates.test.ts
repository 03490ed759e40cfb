import { after, before, describe, test } from 'node:test';
import { flowTemplates } from '@fanfare/engine/flow-templates';
import { expect } from 'expect';
import { withOwnShop } from '../../../../test/data/withOwnShop.ts';
import { type Happening, type SimulationStage, startSimulationStage } from '../../../../test/stages/startSimulationStage.ts';

let stage: SimulationStage;
before(async () => {
  stage = await startSimulationStage();
  stage.web.onRequest = (path) =>
    path === '/orders/10234' ? { status: 200, body: { status: 'on its way' } } : { status: 404, body: { error: 'unknown' } };
});
after(() => stage.close());

const comment = (text: string): Happening => ({ text, surface: 'comment' });
const story = (text: string): Happening => ({ text, surface: 'story_reply' });
const say = (text: string): Happening => ({ text });
const tap = (title: string): Happening => ({ tap: title });
const later = (hours: number): Happening => ({ hours });

const conversations: Readonly<Record<string, readonly Happening[][]>> = {
  'link-by-comment': [
    [comment('LINK please'), tap('Yes, please')],
    [comment('more info?'), tap('No, thanks'), comment('link')],
    [comment('what a linkage'), comment('link'), later(25), tap('Yes, please')],
  ],
  questions: [
    [say('Do you ship to Norway?'), say('and the price?'), say('Can I return it?')],
    [say('hello'), tap('Returns'), tap('Prices')],
    [say('hello'), say('shipping'), later(1)],
    [say('hello'), say('I want to complain'), say('anybody there?')],
    [say('hello'), later(25), say('hello')],
  ],
  welcome: [
    [say('hey'), tap('I want an offer'), say('soon'), say('lea@example.com'), say('hey again')],
    [say('hey'), tap('Just saying hi')],
    [say('hey'), say('Are you open?'), say('hello?')],
    [say('hey'), tap('I want an offer'), say('no'), say('no'), say('no')],
  ],
  'table-booking': [
    [say('a table, please'), say('many'), say('4'), say('Friday 8 pm'), say('+49 170 1234567'), say('thanks')],
    [say('table'), say('some'), say('a few'), say('us')],
    [say('Table?'), say('2'), later(25), say('today')],
    [say('hello')],
  ],
  appointment: [
    [say('hi'), tap('It is urgent'), say('please')],
    [say('hi'), tap('Book a visit'), say('Lea Sand'), say('030 123456')],
    [say('hi'), tap('Move a visit'), say('Lea Sand'), say('-'), say('-'), say('-')],
    [say('hi'), say('what?')],
  ],
  'event-sign-up': [
    [say('join'), say('lea@example.com'), later(21), later(5)],
    [say('Join us'), say('me'), say('lea'), say('lea@'), say('join')],
    [say('join'), say('lea@example.com'), later(25)],
  ],
  giveaway: [
    [story('win!'), tap('Count me in'), story('win'), say('win')],
    [story('I want to win'), tap('Not now')],
    [story('window'), say('win')],
  ],
  'order-status': [
    [say('where is my order?'), say('no idea'), say('10234'), say('order'), say('10234')],
    [say('order'), say('99999'), say('and now?')],
    [say('order'), say('-'), say('-'), say('-')],
  ],
};

describe('the test panel and the server agree on each template, line by line, and reach each of its nodes', () => {
  for (const { id, name, graph } of flowTemplates) {
    test(name, async () => {
      const flow = withOwnShop(graph, stage.web.url);
      const flowId = await stage.publish('Simulated', flow);
      const played = new Set<string>();
      for (const happenings of conversations[id] ?? []) {
        const lines = await stage.play({ flow, flowId, happenings });
        for (const { nodeId } of lines) played.add(nodeId);
      }
      expect([...played].toSorted()).toEqual(flow.nodes.map((node) => node.id).toSorted());
    });
  }
});
