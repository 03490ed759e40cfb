import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { ask, choose, person, say, start, tag } from '../nodeBuilders.ts';

export const welcome: FlowTemplate = {
  id: 'welcome',
  name: 'Welcome',
  audience: 'Services and coaches',
  about:
    'Greets everybody who writes for the first time, finds out what they want, and keeps the address of those who want an offer.',
  todo: ['Write what you offer.'],
  graph: buildGraph(
    [
      start({ trigger: 'first_message' }),
      choose('greeting', 'Hi {{ contact.name | default: "there" }}, great to hear from you! What brings you here?', {
        offer: 'I want an offer',
        question: 'I have a question',
        hello: 'Just saying hi',
      }),
      ask('email', 'Lovely. Where can I send it? Your e-mail address, please.', {
        answer: 'email',
        variable: 'email',
        retryText: 'Hm, that does not look like an e-mail address. Once more?',
      }),
      say('read', 'Ask away. I read everything myself and answer within a day.'),
      say('hello-back', 'Hi back 👋 Have a look around, and write whenever you like.'),
      tag('lead', 'lead'),
      say('offer-sent', 'Thank you! The offer goes to {{ variables.email }} within a day.'),
      person('me'),
    ],
    'start -> greeting',
    'greeting offer-> email',
    'greeting question-> read',
    'greeting hello-> hello-back',
    'greeting other-> read',
    'read -> me',
    'email answered-> lead',
    'email invalid-> read',
    'lead -> offer-sent',
  ),
};
