import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { ask, person, say, start, tag } from '../nodeBuilders.ts';

export const tableBooking: FlowTemplate = {
  id: 'table-booking',
  name: 'Table booking',
  audience: 'Restaurants',
  about: 'Asks for guests, day and phone number, sums it up and hands it to you to confirm.',
  todo: ['Write when you are open.'],
  graph: buildGraph(
    [
      start({ trigger: 'keyword_detected', keyword: 'table' }),
      ask('guests', 'With pleasure! For how many people?', {
        answer: 'number',
        variable: 'guests',
        retryText: 'Just the number, please: for how many people?',
      }),
      ask('day', 'Which day and what time? We are open Tuesday to Sunday, 6 to 11 pm.', { answer: 'text', variable: 'day' }),
      ask('phone', 'And a phone number, in case something comes up?', {
        answer: 'phone',
        variable: 'phone',
        retryText: 'I cannot read that as a phone number. Once more, please, for example +49 170 1234567.',
      }),
      tag('booking', 'booking'),
      say('summary', 'Noted: a table for {{ variables.guests }}, {{ variables.day }}. We confirm it here shortly.'),
      person('host'),
      say('call', 'Please call us, then we find you a table: +49 30 1234567.'),
    ],
    'start -> guests',
    'guests answered-> day',
    'guests invalid-> call',
    'day answered-> phone',
    'phone answered-> booking',
    'phone invalid-> call',
    'booking -> summary',
    'summary -> host',
  ),
};
