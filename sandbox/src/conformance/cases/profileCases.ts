import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';

const digits = expect.stringMatching(/^\d+$/);

export const profileCases: Case[] = [
  scene('3', 'me answers both ids, which differ', [], async (stage) => {
    const { body } = await stage.graph('GET', '/me?fields=id,user_id,username');
    const profile = body.data?.[0] ?? body;
    expect(profile).toEqual({ id: stage.appScopedId, user_id: stage.igId, username: stage.username });
    expect(profile.id).not.toBe(profile.user_id);
  }),
  scene('3', 'every field of the profile', [], async (stage) => {
    const fields = 'id,user_id,username,name,account_type,profile_picture_url,followers_count,follows_count,media_count';
    const { body } = await stage.graph('GET', `/me?fields=${fields}`);
    const profile = body.data?.[0] ?? body;
    expect(Object.keys(profile).toSorted()).toEqual(fields.split(',').toSorted());
    expect(profile.account_type).toMatch(/^(business|media_creator)$/i);
  }),
  exchange('3', 'the profile by IG_ID is flat', ['GET', '/{ig}?fields=user_id'], { answer: { id: digits, user_id: digits } }),
  exchange('1', 'id is always returned', ['GET', '/{ig}?fields=username'], {
    answer: { id: digits, username: expect.any(String) },
  }),
  exchange('14.8', 'an unknown field', ['GET', '/me?fields=id,shoe_size'], { error: [100] }),
  exchange('14.8', 'brackets that do not match', ['GET', '/me?fields=id{'], { error: [100] }),
  exchange('14.8', 'an unknown edge', ['GET', '/me/shoes'], { error: [100] }),
  exchange('14.8', 'an unknown object', ['GET', '/17800000000000009'], { error: [100, 33] }),
  exchange('14.8', 'an unknown object is not changed', ['POST', '/17800000000000009?hide=true'], { error: [100, 33] }),
  exchange('14.8', 'an unknown object is not deleted', ['DELETE', '/17800000000000009'], { error: [100, 33] }),
  exchange('14.8', 'an edge of an unknown object', ['GET', '/17800000000000009/comments'], { error: [100, 33] }),
  scene('14.8', 'no token', [], async (stage) => expectError(await stage.graph('GET', '/me', undefined, null), 190)),
  scene('14.8', 'a wrong token', [], async (stage) => expectError(await stage.graph('GET', '/me', undefined, 'IGAAwrong'), 190)),
  scene('14.8', 'usage headers on every answer', [], async (stage) => {
    const { headers } = await stage.graph('GET', '/me?fields=id');
    expect(JSON.parse(headers.get('x-app-usage') ?? '')).toMatchObject({ call_count: expect.any(Number) });
    const usage = JSON.parse(headers.get('x-business-use-case-usage') ?? '');
    expect(usage[stage.igId][0]).toMatchObject({ type: expect.any(String), estimated_time_to_regain_access: expect.any(Number) });
  }),
  scene('1', 'the token in the query', [], async (stage) => {
    const reply = await stage.graph('GET', `/${stage.igId}?fields=username&access_token=${stage.token}`, undefined, null);
    expect(reply.body.username).toBe(stage.username);
  }),
  exchange(
    '3',
    'a person who wrote',
    [
      'GET',
      '/{igsid}?fields=name,username,profile_pic,follower_count,is_user_follow_business,is_business_follow_user,is_verified_user',
    ],
    {
      answer: expect.objectContaining({ username: expect.any(String), id: digits, is_verified_user: expect.any(Boolean) }),
    },
  ),
  exchange('3', 'a person who never wrote has not consented', ['GET', '/{stranger}?fields=name'], { error: [230] }),
  scene('4.4', 'fields are subscribed and read back', [], async (stage) => {
    const fields = ['messages', 'messaging_seen', 'comments'];
    const subscribed = await stage.graph('POST', `/me/subscribed_apps?subscribed_fields=${fields.join(',')}`);
    expect(subscribed.body).toEqual({ success: true });
    const { body } = await stage.graph('GET', '/me/subscribed_apps');
    expect(body).toEqual({ data: [{ id: digits, subscribed_fields: expect.arrayContaining(fields) }] });
  }),
  scene('4.4', 'the subscription ends', [], async (stage) => {
    expect((await stage.graph('DELETE', '/me/subscribed_apps')).body).toEqual({ success: true });
    expect((await stage.graph('GET', `/${stage.igId}/subscribed_apps`)).body).toEqual({ data: [] });
  }),
  scene('4.4', 'a field that is off for the app is dropped silently', ['actors'], async (stage) => {
    await stage.actors?.api('PATCH', '/settings', { appFields: ['messages'] });
    const subscribed = await stage.graph('POST', '/me/subscribed_apps?subscribed_fields=messages,comments');
    expect(subscribed.body).toEqual({ success: true });
    const { body } = await stage.graph('GET', '/me/subscribed_apps');
    expect(body.data[0].subscribed_fields).toEqual(['messages']);
  }),
  exchange('4.4', 'an unknown webhook field', ['POST', '/me/subscribed_apps?subscribed_fields=messages,shoes'], { error: [100] }),
  exchange('4.4', 'fields of Facebook Login only', ['POST', '/me/subscribed_apps?subscribed_fields=story_insights'], {
    error: [100],
  }),
  exchange('4.4', 'no fields', ['POST', '/me/subscribed_apps'], { error: [100] }),
  ...[
    ['POST', '/me/messages', 10, { recipient: { id: '1' }, message: { text: 'a' } }],
    ['GET', '/me/conversations?platform=instagram', 10],
    ['GET', '/me/insights?metric=reach&period=day', 10],
    ['GET', '/me/content_publishing_limit', 10],
    ['POST', '/me/media', 10, { image_url: 'https://example.com/a.jpg' }],
    ['GET', '/me/messenger_profile?fields=ice_breakers', 10],
    ['GET', '/me/tags', 10],
    ['POST', '/me/subscribed_apps?subscribed_fields=messages', 200],
  ].map(([method, path, code, body]) =>
    scene('2.1', `without the scope: ${method} ${path}`, ['poorToken'], async (stage) =>
      expectError(await stage.graph(String(method), String(path), body, stage.poorToken), Number(code)),
    ),
  ),
];
