import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let shellDir = '';
before(async () => {
  shellDir = await mkdtemp(join(tmpdir(), 'fanfare-shell-'));
  await writeFile(join(shellDir, 'index.html'), `<!doctype html><title>Fanfare</title><p>${'So long. '.repeat(200)}</p>`);
  server = await startTestServer({ startsWork: false, settings: { shellDir } });
});
after(async () => {
  await server.close();
  await rm(shellDir, { recursive: true });
});

interface Answer {
  encoding: string | undefined;
  vary: string | undefined;
  body: Buffer;
}

function open(accepted?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    request(`${server.url}/login`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const { 'content-encoding': encoding, vary } = answer.headers;
        resolve({ encoding, vary, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

for (const accepted of ['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'GZIP']) {
  test(`the page is compressed for clients that accept "${accepted}"`, async () => {
    const { encoding, vary, body } = await open(accepted);
    expect({ encoding, vary }).toEqual({ encoding: 'gzip', vary: 'accept-encoding' });
    expect(body.length).toBeLessThan(1_000);
    expect(gunzipSync(body).toString()).toMatch(/^<!doctype html><title>Fanfare<\/title><p>(So long\. ){200}<\/p>$/);
  });
}

for (const accepted of [undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0, identity', 'xgzip']) {
  test(`and uncompressed for clients that accept ${accepted === undefined ? 'nothing' : `"${accepted}"`}`, async () => {
    const { encoding, vary, body } = await open(accepted);
    expect({ encoding, vary }).toEqual({ encoding: undefined, vary: 'accept-encoding' });
    expect(body.toString()).toMatch(/^<!doctype html>/);
  });
}

test('link previews get an absolute image URL', async () => {
  const file = join(shellDir, 'index.html');
  const before = await readFile(file, 'utf8');
  await writeFile(file, '<!doctype html><meta property="og:image" content="/assets/card.png">');
  const page = (await open()).body.toString();
  await writeFile(file, before);
  expect(page).toBe(`<!doctype html><meta property="og:image" content="${server.settings.publicUrl}/assets/card.png">`);
});

test('the page frames nothing, and only the pages of the sandbox where the installation uses it', async () => {
  const policyOf = async ({ url }: TestServer) => {
    const answer = await fetch(`${url}/login`);
    const page = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { frames: /frame-src ([^;]*)/.exec(policy)?.[1], meta: /sandbox-origin" content="([^"]*)"/.exec(page)?.[1], policy };
  };
  await writeFile(join(shellDir, 'index.html'), '<!doctype html><title>Fanfare</title><!--fanfare:head-->');
  const real = await policyOf(server);
  expect(real).toMatchObject({ frames: undefined, meta: undefined });
  const origin = 'http://localhost:3001';
  const other = await startTestServer({
    startsWork: false,
    settings: { shellDir, instagram: { ...server.settings.instagram, sandboxOrigin: origin } },
  });
  try {
    const local = await policyOf(other);
    expect(local).toMatchObject({ frames: origin, meta: origin });
    const withoutNonce = (policy: string) => policy.replaceAll(/nonce-[^']+/g, 'nonce');
    expect(withoutNonce(local.policy).replace(` frame-src ${origin};`, '')).toBe(withoutNonce(real.policy));
  } finally {
    await other.close();
  }
});

test('in development pages may call the ports in use, and no others of this machine', async () => {
  const policyOf = async (path: string, cookie?: string) => {
    const answer = await fetch(`${server.url}${path}`, { headers: cookie === undefined ? {} : { cookie } });
    await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const connect = /connect-src ([^;]*)/.exec(policy)?.[1];
    return { connect, cookie: answer.headers.get('set-cookie')?.split(';')[0] };
  };
  expect(await policyOf('/login')).toEqual({ connect: "'self'", cookie: undefined });
  const query = `?remote=mf-a@${encodeURIComponent('http://localhost:4103/mf-manifest.json')}`;
  const asked = await policyOf(`/login${query}`);
  expect(asked.connect).toBe("'self' http://localhost:4103 ws://localhost:4103");
  expect(await policyOf('/login', asked.cookie)).toEqual({ connect: asked.connect, cookie: undefined });
  for (const foreign of [
    'https://evil.test/x',
    'http://evil.test:4103/x',
    "http://localhost:1'; script-src *",
    'ws://localhost:1',
  ]) {
    const address = encodeURIComponent(foreign);
    expect((await policyOf(`/login?remote=mf-a@${address}`)).connect).not.toMatch(/evil|script-src|:1\b/);
  }
});
