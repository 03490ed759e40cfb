/// <reference lib="dom" />

import { followLink } from '../fixtures/followLink.ts';
import { waitUntilIdle } from '../fixtures/german/openAllControls.ts';
import { callAs, fillHostileForms, HOSTILE_FLOW } from '../fixtures/hostile/fillHostileForms.ts';
import { type HostileGraph, startHostileGraph } from '../fixtures/hostile/hostileGraph.ts';
import { payloads } from '../fixtures/hostile/payloads.ts';
import { sendHostileWebhooks } from '../fixtures/hostile/sendHostileWebhooks.ts';
import { watchPages } from '../fixtures/hostile/watchPage.ts';
import { makeAdmin } from '../fixtures/makeAdmin.ts';
import { igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signedInScreens } from '../fixtures/signedInScreens.ts';
import { registerAndConnect } from '../fixtures/signUpAndConnect.ts';
import { type Product, startProduct } from '../fixtures/startProduct.ts';
import { test as base, expect, newPerson } from '../fixtures/test.ts';

const test = base.extend<{ own: Product }, { graph: HostileGraph }>({
  graph: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to learn what is needed.
    async ({}, use) => {
      const graph = await startHostileGraph();
      await use(graph);
      await graph.stop();
    },
    { scope: 'worker' },
  ],
  own: async ({ graph }, use) => {
    const product = await startProduct({ graphUrl: graph.url });
    graph.sandboxUrl = product.sandboxUrl;
    await use(product);
    await product.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to learn what is needed.
  person: async ({}, use) => use(newPerson()),
});

const screens = [
  ...signedInScreens,
  `/flow-builder?flow=${encodeURIComponent(HOSTILE_FLOW)}`,
  '/webhook-management?tab=testing&view=create',
  '/webhook-management?tab=monitoring&view=health',
  `/oauth-callback?instagram=success&username=${encodeURIComponent(HOSTILE_FLOW)}`,
  `/oauth-callback?instagram=error&message=${encodeURIComponent(HOSTILE_FLOW)}`,
  `/login#${encodeURIComponent(HOSTILE_FLOW)}`,
  '/no-such-page/%3Cimg%20src=x%20onerror=xss(0)%3E',
];

// Tracing so many pages would take longer than the test itself.
test.use({ trace: 'off' });

const isShort = process.env.FANFARE_TESTS === 'short';
/** `pnpm test` opens this many conversations and events; `pnpm test:full` opens all. */
const looksAt = isShort ? 8 : 81;

test('S12: 80 payloads in webhooks, answers of Graph and every form run on no screen and break no policy', async ({
  page,
  context,
  request,
  own,
  graph,
  person,
}) => {
  test.setTimeout(1_200_000);
  expect(payloads).toHaveLength(80);
  const watched = await watchPages(context);
  const hosts = new Set<string>();
  page.on('request', (asked) => void hosts.add(new URL(asked.url()).host));
  const account = await registerAndConnect(page, person);
  await makeAdmin(own, person.username);
  const api = `${own.sandboxUrl}/sandbox/api`;
  const igId = await igIdOf(request, api, account);
  for (const caption of payloads.slice(0, 10))
    await sandboxCall(request, `${api}/accounts/${igId}/posts`, { product: 'FEED', caption });
  const [post] = await sandboxCall<{ id: string }[]>(request, `${api}/accounts/${igId}/posts`);
  await sendHostileWebhooks(request, own, igId, post?.id ?? '');

  const token = String(await page.evaluate('localStorage.getItem("token")'));
  const call = callAs(request, own.url, token);
  const threads = async () => {
    const found: { id: string; contact: { name: string | null; avatar: string | null } }[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await call(
        'GET',
        `/inbox/threads?limit=50${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      const page: { threads: typeof found; nextCursor: string | null } = JSON.parse(JSON.stringify(body.data));
      found.push(...page.threads);
      cursor = page.nextCursor;
    }
    return found;
  };
  await expect
    .poll(async () => (await threads()).filter(({ contact }) => contact.name !== null).length, { timeout: 120_000 })
    .toBe(81);
  const known = await threads();
  // The server stores only the one image URL that a page may load.
  expect(known.flatMap(({ contact }) => contact.avatar ?? [])).toEqual([
    expect.stringMatching(/^http:\/\/localhost:\d+\/friendly\.png$/),
  ]);
  await fillHostileForms(
    call,
    igId,
    known.map(({ id }) => id),
  );

  const checkScreen = async () => {
    await waitUntilIdle(page);
    watched.texts.add((await page.locator('body').textContent()) ?? '');
  };
  /** @param content path of the request that loads the content of the page */
  const lead = async (address: string, content?: string) => {
    const loaded = content && page.waitForResponse((response) => response.url().includes(content));
    await followLink(page, address);
    await loaded;
    await checkScreen();
  };
  await page.goto('/dashboard');
  for (const screen of screens) {
    await test.step(screen, async () => {
      const image = screen.endsWith('part=publishing') && page.waitForRequest(/^https:\/\/pictures\.example\//);
      if (isShort) await lead(screen);
      else {
        await page.goto(screen);
        await checkScreen();
      }
      await image;
    });
  }
  await test.step('each conversation', async () => {
    await page.goto('/dashboard?tab=instagram');
    for (const { id } of known.slice(0, looksAt))
      await lead(`/dashboard?tab=instagram&thread=${id}&about=yes`, `/inbox/threads/${id}/messages`);
  });
  await test.step('each event', async () => {
    const { body } = await call('GET', '/webhooks/events?limit=100');
    const events: { _id: string }[] = JSON.parse(JSON.stringify(body.data)).events ?? [];
    expect(events).toHaveLength(100);
    await page.goto('/webhook-management?tab=dashboard&view=events');
    for (const { _id: id } of events.slice(0, Math.min(looksAt, 40)))
      await lead(`/webhook-management?tab=dashboard&view=events&event=${id}`);
  });

  const ours = [own.url, own.sandboxUrl, graph.url].map((url) => new URL(url).host);
  // Images of posts are loaded from the author's own URL.
  expect([...hosts].filter((host) => host !== '' && !ours.includes(host))).toEqual(['pictures.example']);
  expect(watched.executions).toEqual([]);
  expect([...new Set(watched.violations)]).toEqual([]);
  const shown = [...watched.texts].join('\n');
  const unseen = payloads.filter((_, index) => !shown.includes(`[${index}]`));
  expect(unseen.length).toBeLessThanOrEqual(payloads.length + 1 - looksAt);
  if (looksAt > payloads.length) expect(unseen).toEqual([]);
});
