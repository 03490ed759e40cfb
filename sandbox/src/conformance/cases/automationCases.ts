import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';

const ask = (question: string) => ({ question, payload: question.toUpperCase() });
const breakers = (...questions: string[]) => [{ call_to_actions: questions.map(ask), locale: 'default' }];
const profile = '/me/messenger_profile';
const flow = { name: 'Welcome', welcome_message_flow: [{ message: { text: 'Hi' } }], eligible_platforms: ['instagram'] };

export const automationCases: Case[] = [
  scene('12', 'ice breakers are set, read and deleted', [], async (stage) => {
    const ice_breakers = breakers('Opening hours?', 'Prices?');
    expect((await stage.graph('POST', profile, { platform: 'instagram', ice_breakers })).body).toEqual({ result: 'success' });
    expect((await stage.graph('GET', `${profile}?fields=ice_breakers`)).body).toEqual({ data: ice_breakers });
    const removed = await stage.graph('DELETE', `${profile}?fields=${encodeURIComponent('["ice_breakers"]')}`);
    expect(removed.body).toEqual({ result: 'success' });
    expect((await stage.graph('GET', `${profile}?fields=ice_breakers`)).body).toEqual({ data: [] });
  }),
  scene('12', 'the older flat form', [], async (stage) => {
    expect((await stage.graph('POST', profile, { ice_breakers: [ask('Prices?')] })).body).toEqual({ result: 'success' });
    const { body } = await stage.graph('GET', `${profile}?fields=ice_breakers`);
    expect(body.data[0].call_to_actions).toEqual([ask('Prices?')]);
  }),
  scene('12', 'a menu is set, read and deleted', [], async (stage) => {
    const items = [
      { type: 'postback', title: 'Agent', payload: 'A' },
      { type: 'web_url', title: 'Shop', url: 'https://example.com' },
    ];
    const persistent_menu = [{ locale: 'default', call_to_actions: items }];
    expect((await stage.graph('POST', profile, { persistent_menu })).body).toEqual({ result: 'success' });
    expect((await stage.graph('GET', `${profile}?fields=persistent_menu`)).body).toEqual({ data: [{ persistent_menu }] });
    await stage.graph('DELETE', `${profile}?fields=${encodeURIComponent('["persistent_menu"]')}`);
    expect((await stage.graph('GET', `${profile}?fields=persistent_menu`)).body).toEqual({ data: [] });
  }),
  exchange('12', 'five questions', ['POST', profile, { ice_breakers: breakers('a', 'b', 'c', 'd', 'e') }], { error: [100] }),
  exchange('12', 'no default locale', ['POST', profile, { ice_breakers: [{ call_to_actions: [ask('a')], locale: 'de_DE' }] }], {
    error: [100],
  }),
  exchange('12', 'the two forms are not mixed', ['POST', profile, { ice_breakers: [ask('a'), ...breakers('b')] }], {
    error: [100],
  }),
  exchange('12', 'a question without payload', ['POST', profile, { ice_breakers: [{ question: 'a' }] }], { error: [100] }),
  exchange(
    '12',
    'a menu item of another type',
    ['POST', profile, { persistent_menu: [{ locale: 'default', call_to_actions: [{ type: 'nested', title: 'a' }] }] }],
    { error: [100] },
  ),
  exchange('12', 'nothing to set', ['POST', profile, { platform: 'instagram' }], { error: [100] }),
  exchange('12', 'another platform', ['POST', profile, { platform: 'messenger', ice_breakers: breakers('a') }], { error: [100] }),
  exchange('12', 'reading without fields', ['GET', profile], { error: [100] }),
  exchange('12', 'deleting an unknown field', ['DELETE', `${profile}?fields=${encodeURIComponent('["greeting"]')}`], {
    error: [100],
  }),
  scene('12', 'a welcome flow is made, read, changed and deleted', [], async (stage) => {
    const path = '/me/welcome_message_flows';
    const { body } = await stage.graph('POST', path, flow);
    expect(body).toEqual({ flow_id: expect.stringMatching(/^\d+$/) });
    expect((await stage.graph('GET', `${path}?flow_id=${body.flow_id}`)).body.data[0]).toMatchObject({
      id: body.flow_id,
      name: 'Welcome',
    });
    expect((await stage.graph('POST', path, { flow_id: body.flow_id, name: 'Hello' })).body).toEqual({ success: true });
    expect((await stage.graph('DELETE', `${path}?flow_id=${body.flow_id}`)).body).toEqual({ success: true });
    expectError(await stage.graph('GET', `${path}?flow_id=${body.flow_id}`), 100, 33);
  }),
  exchange('12', 'a flow without messages', ['POST', '/me/welcome_message_flows', { ...flow, welcome_message_flow: [] }], {
    error: [100],
  }),
  exchange(
    '12',
    'a flow for another platform',
    ['POST', '/me/welcome_message_flows', { ...flow, eligible_platforms: ['messenger'] }],
    { error: [100] },
  ),
];
