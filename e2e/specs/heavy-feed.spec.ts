import type { Page } from '@playwright/test';
import { followerIdOf, igIdOf, sandboxCall } from '../fixtures/sandboxCall.ts';
import { signUpAndConnect } from '../fixtures/signUpAndConnect.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';

const isProof = process.env.FANFARE_PROOF === '1';
const MESSAGES = isProof ? 5_000 : 240;
const AT_ONCE = 8;
const HEAP_GROWTH_MAX = 8 * 2 ** 20;

/** Returns the used heap in bytes after a garbage collection. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

function unreadCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch('/api/notifications/counts', { headers });
    return (await answer.json()).data.unread;
  });
}

test(
  `F24: ${MESSAGES} messages arrive under an open dashboard: the list stays bounded, the count exact`,
  { tag: '@long' },
  async ({ page, request, product, person, follower }, info) => {
    test.setTimeout(isProof ? 600_000 : 90_000);
    const account = await signUpAndConnect(page, person);
    const api = `${product.sandboxUrl}/sandbox/api`;
    const address = `${api}/accounts/${await igIdOf(request, api, account)}/conversations/${await followerIdOf(request, api, follower)}/messages`;
    await expect(new DashboardPage(page).connection()).toBeVisible();

    let sent = 0;
    const writeUntil = async (count: number) => {
      const line = async () => {
        while (sent < count) {
          sent += 1;
          await sandboxCall(request, address, { text: `question ${sent}` });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, line));
      await expect.poll(() => unreadCount(page), { timeout: isProof ? 300_000 : 60_000 }).toBe(count);
    };
    await writeUntil(MESSAGES / 4);
    const before = await usedHeap(page);
    await writeUntil(MESSAGES);
    await expect(page.getByRole('button', { name: 'Notifications, 99+ unread' })).toBeVisible();
    const grown = (await usedHeap(page)) - before;
    info.annotations.push({ type: 'figure', description: `${MESSAGES} messages, heap grew by ${Math.round(grown / 1024)} KiB` });
    expect(grown).toBeLessThan(HEAP_GROWTH_MAX);
  },
);
