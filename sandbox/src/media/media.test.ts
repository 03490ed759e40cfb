import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('media server', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox();
    await subscribe(sandbox, await connect(sandbox));
  });
  after(() => sandbox.stop());

  async function addressOf(message: object): Promise<{ path: string; mid: string }> {
    const { body } = await sandbox.api('POST', `/accounts/${shop.igId}/conversations/ana.lima/messages`, message);
    const delivered = (await sandbox.callback.webhooks.next()).body.entry[0]?.messaging?.[0]?.message?.attachments?.[0];
    const { pathname, search } = new URL(String(delivered?.payload?.url));
    return { path: pathname + search, mid: body.mid };
  }
  const statusOf = async (path: string) => (await sandbox.call(path)).status;

  it('shows a picture until its address expires', async () => {
    const { path } = await addressOf({ files: ['image'] });
    const answer = await sandbox.call(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    await sandbox.api('POST', '/clock', { advanceMs: 8 * 24 * HOUR_MS });
    expect(await statusOf(path)).toBe(403);
    await sandbox.api('POST', '/clock', { restore: true });
    expect(await statusOf(path)).toBe(200);
  });

  it('draws different things, the same each time', async () => {
    const drawing = async (about: string) =>
      Buffer.from(await (await fetch(`${sandbox.url}/sandbox/api/drawing?about=${about}`)).arrayBuffer());
    const [lamp, again, stool] = [await drawing('A lamp'), await drawing('A lamp'), await drawing('A stool')];
    expect(lamp.subarray(1, 4).toString()).toBe('PNG');
    expect(lamp.equals(again)).toBe(true);
    expect(lamp.equals(stool)).toBe(false);
    const posts = await sandbox.api('GET', `/accounts/${shop.igId}/posts`);
    const addresses: string[] = posts.body.flatMap(({ media }: { media: { url: string }[] }) => media.map(({ url }) => url));
    const pictures = new Set<string>();
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      const answer = await fetch(sandbox.url + pathname + search);
      expect(answer.status).toBe(200);
      if (answer.headers.get('content-type') === 'image/png')
        pictures.add(Buffer.from(await answer.arrayBuffer()).toString('base64'));
    }
    expect(pictures.size).toBeGreaterThan(4);
  });

  it('shows a story for a day', async () => {
    const { path } = await addressOf({ storyMention: true });
    await sandbox.api('POST', '/clock', { advanceMs: 23 * HOUR_MS });
    expect(await statusOf(path)).toBe(200);
    await sandbox.api('POST', '/clock', { advanceMs: 2 * HOUR_MS });
    expect(await statusOf(path)).toBe(403);
    await sandbox.api('POST', '/clock', { restore: true });
  });

  it('refuses an address that was changed, and finds nothing that was unsent', async () => {
    const { path, mid } = await addressOf({ files: ['image'] });
    expect(await statusOf(path.replace(/expires=\d/, 'expires=9'))).toBe(403);
    await sandbox.api('DELETE', `/accounts/${shop.igId}/conversations/ana.lima/messages/${mid}`);
    expect(await statusOf(path)).toBe(404);
  });
});
