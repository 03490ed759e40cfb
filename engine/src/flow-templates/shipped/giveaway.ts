import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { choose, node, say, start, tag } from '../nodeBuilders.ts';

export const giveaway: FlowTemplate = {
  id: 'giveaway',
  name: 'Giveaway',
  audience: 'Creators and brands',
  about: 'Who answers your story with “win” takes part, once. The tag is your list to draw from.',
  todo: ['Write until when people can take part, and the rules that hold where you are.'],
  graph: buildGraph(
    [
      start({ trigger: 'story_reply', filter: { keywords: ['win'], match: 'word' } }),
      node('known', 'rulesNode', { rules: { match: 'all', rules: [{ type: 'tag', operator: 'has', value: 'giveaway' }] } }),
      say('already', 'You are in already, {{ contact.username }} 🍀 We draw on Sunday.'),
      choose('rules', 'Want to win? You take part with your user name, we draw on Sunday and tell the winner here.', {
        in: 'Count me in',
        out: 'Not now',
      }),
      tag('entry', 'giveaway'),
      say('luck', 'You are in. Good luck 🍀'),
      say('later', 'No problem. Answer the story with “win” until Sunday if you change your mind.'),
    ],
    'start -> known',
    'known true-> already',
    'known false-> rules',
    'rules in-> entry',
    'rules out-> later',
    'entry -> luck',
  ),
};
