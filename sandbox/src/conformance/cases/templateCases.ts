import { expect } from 'expect';
import { type Case, exchange } from '../Case.ts';

const sent = { recipient_id: expect.stringMatching(/^\d+$/), message_id: expect.any(String) };
const link = { type: 'web_url', title: 'Open', url: 'https://example.com' };
const tap = { type: 'postback', title: 'Yes', payload: 'YES' };
const element = { title: 'Linen bag', subtitle: '20 EUR' };

const body = (payload: object) => ({ recipient: { id: '{igsid}' }, message: { attachment: { type: 'template', payload } } });
const ok = (name: string, payload: object): Case =>
  exchange('6', name, ['POST', '/me/messages', body(payload)], { answer: sent });
const no = (name: string, payload: object): Case =>
  exchange('6', name, ['POST', '/me/messages', body(payload)], { error: [100, 2534015] });
const generic = (...elements: object[]) => ({ template_type: 'generic', elements });
const buttons = (...list: object[]) => ({ template_type: 'button', text: 'Choose', buttons: list });

export const templateCases: Case[] = [
  ok('a generic template', generic(element)),
  ok(
    'a generic template with everything',
    generic({
      ...element,
      image_url: 'https://example.com/a.png',
      default_action: { type: 'web_url', url: 'https://example.com' },
      buttons: [link, tap],
    }),
  ),
  ok('ten elements', generic(...Array.from({ length: 10 }, () => element))),
  no('eleven elements', generic(...Array.from({ length: 11 }, () => element))),
  no('no elements', generic()),
  no('an element with a title alone', generic({ title: 'Linen bag' })),
  no('an element without a title', generic({ subtitle: 'a' })),
  ok('a title of 80 characters', generic({ title: 'x'.repeat(80), subtitle: 'x'.repeat(80) })),
  no('a title of 81 characters', generic({ title: 'x'.repeat(81), subtitle: 'a' })),
  no('a subtitle of 81 characters', generic({ title: 'a', subtitle: 'x'.repeat(81) })),
  ok('three buttons', generic({ ...element, buttons: [link, tap, tap] })),
  no('four buttons', generic({ ...element, buttons: [link, tap, tap, tap] })),
  no('a button of another type', generic({ ...element, buttons: [{ type: 'phone_number', title: 'Call', payload: '+1' }] })),
  no('a postback without payload', generic({ ...element, buttons: [{ type: 'postback', title: 'Yes' }] })),
  no('a link without address', generic({ ...element, buttons: [{ type: 'web_url', title: 'Open' }] })),
  no('a link with payload', generic({ ...element, buttons: [{ ...link, payload: 'P' }] })),
  no('a default action that is a postback', generic({ ...element, default_action: { type: 'postback', payload: 'P' } })),
  no('an unknown property of an element', generic({ ...element, price: 5 })),
  no('a picture that is no address', generic({ title: 'a', image_url: 'a.png' })),
  ok('a button template', buttons(tap)),
  ok('a button template with three buttons', buttons(link, tap, tap)),
  no('a button template with none', buttons()),
  no('a button template with four', buttons(tap, tap, tap, tap)),
  ok('a button template with 640 characters', { ...buttons(tap), text: 'x'.repeat(640) }),
  no('a button template with 641 characters', { ...buttons(tap), text: 'x'.repeat(641) }),
  no('a button template without text', { template_type: 'button', buttons: [tap] }),
  no('an unknown template', { template_type: 'receipt', elements: [element] }),
  no('a generic template with a text', { ...generic(element), text: 'a' }),
];
