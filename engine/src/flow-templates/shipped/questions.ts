import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { choose, has, person, say, start } from '../nodeBuilders.ts';

export const questions: FlowTemplate = {
  id: 'questions',
  name: 'Keyword replies',
  audience: 'Shops',
  about: 'Answers the questions that come every day (price, shipping, returns) and gets a person for the rest.',
  todo: ['Write your own prices, times and rules.'],
  graph: buildGraph(
    [
      start({ trigger: 'message_received' }),
      has('price', 'price'),
      has('shipping', 'ship'),
      has('returns', 'return'),
      say('about-price', 'Our prices stand on each product page, tax included. Is there one you have in mind?'),
      say('about-shipping', 'We ship within 2 working days. Inland it takes 1–3 days and is free from 50 €.'),
      say('about-returns', 'You can send everything back within 30 days. The label is in your parcel.'),
      choose('menu', 'Thanks for writing! What is it about?', {
        price: 'Prices',
        shipping: 'Shipping',
        returns: 'Returns',
        person: 'Something else',
      }),
      say('soon', 'One of us reads this and answers you today.'),
      person('team'),
    ],
    'start -> price',
    'price true-> about-price',
    'price false-> shipping',
    'shipping true-> about-shipping',
    'shipping false-> returns',
    'returns true-> about-returns',
    'returns false-> menu',
    'menu price-> about-price',
    'menu shipping-> about-shipping',
    'menu returns-> about-returns',
    'menu person-> soon',
    'menu other-> soon',
    'soon -> team',
  ),
};
