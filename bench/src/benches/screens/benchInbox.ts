import { loadavg } from 'node:os';
import { measureOpening } from '../../front/measures/measureOpening.ts';
import { measureScrolling } from '../../front/measures/measureScrolling.ts';
import { openBrowser } from '../../front/measures/openBrowser.ts';
import { COMMENTS, fillInbox, THREADS } from '../../front/pages/fillInbox.ts';
import { type Front, startFront } from '../../front/pages/startFront.ts';
import { fetchJson } from '../../load/connectAccount.ts';
import { startFakeInstagram } from '../../load/fakeInstagram.ts';
import { percentile } from '../../percentile.ts';
import { say } from '../../results/say.ts';

const RUNS = 9;
const calls: Record<string, string> = {
  'conversations, first page': '/api/inbox/threads?limit=50',
  'conversations, unanswered': '/api/inbox/threads?limit=50&filter=unanswered',
  'conversations, needs a person (none)': '/api/inbox/threads?limit=50&filter=needs_human',
  'conversations, a rare label': '/api/inbox/threads?limit=50&label=none',
  'conversations, search': '/api/inbox/threads?limit=50&search=follower.9999',
  'conversations, counts': '/api/inbox/counts',
  'comments, first page': '/api/comments?limit=50',
  'comments, posts': '/api/comments/posts',
};

export async function benchInbox(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  const { origin, user, product } = front;
  try {
    await fillInbox(product, user.id);
    for (const [name, path] of Object.entries(calls)) say(`${name}: call`, await timeOf(front, path), 'ms');
    const openings: { first: number; again: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) openings.push(await measureOpening(browser, origin, user));
    const median = (figure: 'first' | 'again') =>
      percentile(
        openings.map((opening) => opening[figure]),
        0.5,
      );
    say(`inbox with ${THREADS} conversations: press to first rows`, median('first'), 'ms', { atMost: 300 });
    say('the same again in the same tab', median('again'), 'ms', { atMost: 300 });
    const scrolling = await measureScrolling(browser, origin, user, {
      path: '/dashboard?tab=instagram&part=comments',
      row: 'article[data-row]',
      rows: COMMENTS,
    });
    say(`scrolling through ${scrolling.rows} comments: longest frame`, scrolling.longestMs, 'ms', { atMost: 50 });
    say('frames above 50 ms', scrolling.late, '');
    say('frames drawn', scrolling.frames, '');
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await front.stop();
    instagram.close();
  }
}

async function timeOf({ product, user }: Front, path: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await fetchJson(product.url, 'GET', path, user.token);
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.5);
}
