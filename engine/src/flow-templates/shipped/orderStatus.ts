import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { ask, node, person, say, start } from '../nodeBuilders.ts';

export const orderStatus: FlowTemplate = {
  id: 'order-status',
  name: 'Where is my order?',
  audience: 'Shops',
  about: 'Asks for the order number, looks it up in your shop and tells how far it is.',
  todo: ['Put the address of your shop into “HTTP Request” and press Try it.', 'Keep the key of your shop as a secret.'],
  graph: buildGraph(
    [
      start({ trigger: 'keyword_detected', keyword: 'order' }),
      ask('number', 'I look it up for you. What is your order number?', {
        answer: 'number',
        variable: 'order_number',
        retryText: 'It is the number in the e-mail that confirmed your order, for example 10234.',
      }),
      node('look-up', 'requestNode', {
        request: {
          method: 'GET',
          url: 'https://example.com/orders/{{ variables.order_number }}',
          headers: [{ name: 'accept', value: 'application/json' }],
          mapping: [{ path: 'status', variable: 'order_status' }],
        },
      }),
      say('status', 'Order {{ variables.order_number }}: {{ variables.order_status | default: "we are packing it" }}.'),
      say('not-found', 'I cannot find that order right now. A colleague looks for it and answers you here.'),
      person('team'),
    ],
    'start -> number',
    'number answered-> look-up',
    'number invalid-> not-found',
    'look-up success-> status',
    'look-up failure-> not-found',
    'not-found -> team',
  ),
};
