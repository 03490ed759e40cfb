import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const follower = 'new.one';

describe('backdated events', () => {
  let sandbox: Sandbox;
  let began: number;
  before(async () => {
    sandbox = await startSandbox();
    await subscribe(sandbox, await connect(sandbox));
    await sandbox.api('POST', '/followers', { username: follower });
    await write(sandbox, 'before', follower);
    await delivered();
    began = Date.now() + 1;
    while (Date.now() < began);
  });
  after(() => sandbox.stop());

  const messages = async (): Promise<{ text: string; sentAt: number }[]> =>
    (await sandbox.api('GET', `/accounts/${shop.igId}/conversations/${follower}`)).body.messages;
  async function delivered(): Promise<void> {
    while ((await sandbox.api('GET', '/status')).body.deliveries.pending > 0);
  }

  it('moves later events by their spans and leaves earlier ones', async () => {
    await write(sandbox, 'first', follower);
    await delivered();
    const later = Date.now() + 1;
    while (Date.now() < later);
    const { body: post } = await sandbox.api('POST', `/accounts/${shop.igId}/posts`, { product: 'FEED', caption: 'Shelves' });
    await write(sandbox, 'second', follower);
    await delivered();
    const spans = [
      { fromMs: began, atMs: began - 30 * DAY_MS },
      { fromMs: later, atMs: later - 20 * DAY_MS },
    ];
    expect((await sandbox.api('POST', `/accounts/${shop.igId}/history`, { spans })).status).toBe(204);

    const [old, first, second] = await messages();
    expect([old?.text, first?.text, second?.text]).toEqual(['before', 'first', 'second']);
    expect(Date.now() - (old?.sentAt ?? 0)).toBeLessThan(DAY_MS);
    const agoOf = (at = 0) => Math.round((Date.now() - at) / DAY_MS);
    expect([agoOf(first?.sentAt), agoOf(second?.sentAt)]).toEqual([30, 20]);
    const { body: posts } = await sandbox.api('GET', `/accounts/${shop.igId}/posts`);
    expect(agoOf(posts.find(({ id }: { id: string }) => id === post.id).at)).toBe(20);
    const { body: log } = await sandbox.api('GET', `/deliveries?igId=${shop.igId}`);
    const kept = log.slice(0, 2);
    expect(kept.map(({ createdAt }: { createdAt: number }) => agoOf(createdAt))).toEqual([20, 30]);
    expect(kept.map(({ attempts }: { attempts: { at: number }[] }) => agoOf(attempts[0]?.at))).toEqual([20, 30]);
  });

  it('closes the window with it', async () => {
    const { body: conversation } = await sandbox.api('GET', `/accounts/${shop.igId}/conversations/${follower}`);
    const sent = await sandbox.graph(await connect(sandbox), 'POST', '/me/messages', {
      recipient: { id: conversation.igsid },
      message: { text: 'too late' },
    });
    expect(sent.body.error).toMatchObject({ code: 10 });
  });

  it('refuses spans that are not in their order or lie ahead', async () => {
    const now = Date.now();
    const refused = async (spans: object[]) => (await sandbox.api('POST', `/accounts/${shop.igId}/history`, { spans })).status;
    expect(await refused([{ fromMs: now, atMs: now + 1 }])).toBe(400);
    expect(
      await refused([
        { fromMs: now, atMs: 2 },
        { fromMs: now - 1, atMs: 1 },
      ]),
    ).toBe(400);
    expect(await refused([])).toBe(400);
  });
});
