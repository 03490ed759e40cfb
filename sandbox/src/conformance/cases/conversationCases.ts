import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';

const time = expect.stringMatching(/\+0000$/);

export const conversationCases: Case[] = [
  scene('8', 'conversations, messages and one message', [], async (stage) => {
    const { body } = await stage.graph('GET', `/me/conversations?platform=instagram&user_id=${stage.igsid}`);
    expect(body.data).toEqual([{ id: expect.any(String), updated_time: time }]);
    const [{ id }] = body.data;
    const thread = await stage.graph('GET', `/${id}?fields=messages{id,created_time,from,to,message}`);
    const message = thread.body.messages.data[0];
    expect(message).toEqual({
      id: expect.any(String),
      created_time: time,
      from: { id: expect.any(String), username: expect.any(String) },
      to: { data: [{ id: expect.any(String), username: expect.any(String) }] },
      message: expect.any(String),
    });
    expect(thread.body.id).toBe(id);
    const one = await stage.graph('GET', `/${message.id}?fields=message,from`);
    expect(one.body).toMatchObject({ id: message.id, message: message.message });
    expect((await stage.graph('GET', `/${message.id}`)).body).toEqual({ id: message.id, created_time: time });
  }),
  exchange('8', 'participants', ['GET', '/me/conversations?platform=instagram&fields=id,participants&limit=1'], {
    answer: expect.objectContaining({ data: [expect.objectContaining({ participants: { data: expect.any(Array) } })] }),
  }),
  exchange('8', 'no platform', ['GET', '/me/conversations'], { error: [100] }),
  exchange('8', 'another platform', ['GET', '/me/conversations?platform=messenger'], { error: [100] }),
  exchange('8', 'an unknown field', ['GET', '/me/conversations?platform=instagram&fields=folder'], { error: [100] }),
  exchange('8', 'nobody wrote', ['GET', '/me/conversations?platform=instagram&user_id=1999999999999999'], {
    answer: { data: [] },
  }),
  scene('8', 'only the newest twenty messages tell more', ['actors'], async (stage) => {
    const path = `/accounts/${stage.igId}/conversations/layla.haddad`;
    const mids: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      mids.push((await stage.actors?.api('POST', `${path}/messages`, { text: `message ${count}` }))?.body.mid);
    }
    expectError(await stage.graph('GET', `/${mids[1]}?fields=message`), 100, 33);
    expect((await stage.graph('GET', `/${mids[2]}?fields=message`)).body.message).toBe('message 2');
  }),
  scene('8', 'an unsent message is gone', ['actors'], async (stage) => {
    const path = `/accounts/${stage.igId}/conversations/ana.lima/messages`;
    const mid = (await stage.actors?.api('POST', path, { text: 'oops' }))?.body.mid;
    expect((await stage.graph('GET', `/${mid}?fields=message`)).body.message).toBe('oops');
    await stage.actors?.api('DELETE', `${path}/${mid}`);
    expectError(await stage.graph('GET', `/${mid}?fields=message`), 100, 33);
  }),
  scene('8', 'pictures, stories and reactions of a message', ['actors'], async (stage) => {
    const path = `/accounts/${stage.igId}/conversations/ana.lima/messages`;
    const mid = (await stage.actors?.api('POST', path, { files: ['image'] }))?.body.mid;
    await stage.actors?.api('POST', `${path}/${mid}/reaction`, { reaction: 'love' });
    const { body } = await stage.graph('GET', `/${mid}?fields=attachments,reactions`);
    expect(body.attachments.data[0].image_data.url).toMatch(/^http/);
    expect(body.reactions.data[0].users).toHaveLength(1);
    const mention = (await stage.actors?.api('POST', path, { storyMention: true }))?.body.mid;
    expect((await stage.graph('GET', `/${mention}?fields=story`)).body.story.mention.link).toMatch(/^http/);
  }),
  scene('7', 'two calls a second', ['actors'], async (stage) => {
    await stage.actors?.api('PATCH', '/settings', { hasRateLimits: true });
    const call = () => stage.graph('GET', '/me/conversations?platform=instagram');
    const replies = [await call(), await call(), await call(), await call(), await call(), await call()];
    await stage.actors?.api('PATCH', '/settings', { hasRateLimits: false });
    const throttled = replies.find(({ status }) => status !== 200);
    expect(throttled).toBeDefined();
    if (throttled) expectError(throttled, 613, 2534040);
  }),
];
