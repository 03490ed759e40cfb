import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { ask, node, say, start, tag, wait } from '../nodeBuilders.ts';

export const eventSignUp: FlowTemplate = {
  id: 'event-sign-up',
  name: 'Event sign-up',
  audience: 'Events',
  about: 'Takes the e-mail address for the guest list and reminds people the next day, while Instagram allows it.',
  todo: ['Write place and time of your event.'],
  graph: buildGraph(
    [
      start({ trigger: 'keyword_detected', keyword: 'join' }),
      ask('email', 'Great that you want to come! To which e-mail address shall we send the ticket?', {
        answer: 'email',
        variable: 'email',
        retryText: 'Something is missing in that address. Please write it once more.',
      }),
      tag('guest', 'guest'),
      say(
        'done',
        'You are on the list 🎉 The ticket goes to {{ variables.email }}. Doors open on Friday at 7 pm, Harbour Street 5.',
      ),
      wait('a-day', '20h'),
      node('still-open', 'windowNode', {}),
      say('reminder', 'See you on Friday at 7 pm! Bring a friend, just forward this message.'),
      say('by-hand', 'No problem. Write “join” whenever you are ready.'),
    ],
    'start -> email',
    'email answered-> guest',
    'email invalid-> by-hand',
    'guest -> done',
    'done -> a-day',
    'a-day -> still-open',
    'still-open open-> reminder',
  ),
};
