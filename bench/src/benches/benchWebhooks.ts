import { loadavg } from 'node:os';
import { measureScrolling } from '../front/measures/measureScrolling.ts';
import { openBrowser } from '../front/measures/openBrowser.ts';
import { EVENTS, explain, fillEvents, waitForTextCopies } from '../front/pages/fillEvents.ts';
import { startFront } from '../front/pages/startFront.ts';
import { fetchJson } from '../load/connectAccount.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { say } from '../results/say.ts';

const RUNS = 9;
const SCROLLED_ROWS = 2_000;

interface Question {
  query: string;
  condition: string;
  /** The condition for the text copies, which are searched if the newest events do not fill the page. */
  inTexts?: string;
}

const questions: Record<string, Question> = {
  'first page': { query: '', condition: 'true' },
  'filter: a rare type': { query: '&eventType=mentions', condition: "events.event_type = 'mentions'" },
  'filter: failed': { query: '&status=failed', condition: "events.processed_status = 'failed'" },
  'filter: a status that none has': { query: '&status=retry', condition: "events.processed_status = 'retry'" },
  'payload search: text of the latest': { query: '&payload=oak%20shelf', condition: "events.payload::text ilike '%oak shelf%'" },
  'payload search: JSON of the latest': {
    query: '&payload=%7B%22object%22%3A%22instagram%22%7D',
    condition: `events.payload @> '{"object":"instagram"}'::jsonb`,
  },
  'payload search: text of one old event': {
    query: '&payload=bench_512%22',
    condition: `events.payload::text ilike '%bench\\_512"%'`,
    inTexts: `body ilike '%bench\\_512"%'`,
  },
  'payload search: JSON of one old event': {
    query:
      '&payload=%7B%22entry%22%3A%5B%7B%22messaging%22%3A%5B%7B%22message%22%3A%7B%22mid%22%3A%22bench_512%22%7D%7D%5D%7D%5D%7D',
    condition: `events.payload @> '{"entry":[{"messaging":[{"message":{"mid":"bench_512"}}]}]}'::jsonb`,
    inTexts: `body ilike '%"bench\\_512"%'`,
  },
  'payload search: what stands nowhere': {
    query: '&payload=walnut%20table',
    condition: `events.payload::text ilike '%walnut table%'`,
    inTexts: `body ilike '%walnut table%'`,
  },
};

const SEARCHED_AT_ONCE = 2_000;

export async function benchWebhooks(): Promise<void> {
  const instagram = await startFakeInstagram();
  const browser = await openBrowser();
  const front = await startFront(instagram);
  const { origin, user, product } = front;
  try {
    await fillEvents(product, user.id);
    say('texts of the events copied after', await waitForTextCopies(product, user.id), 's');
    for (const [name, { query, condition, inTexts }] of Object.entries(questions)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const startedAt = performance.now();
        await fetchJson(product.url, 'GET', `/api/webhooks/events?limit=50${query}`, user.token);
        times.push(performance.now() - startedAt);
      }
      const isSearch = query.startsWith('&payload');
      const piece = isSearch ? ` and events.seq >= ${EVENTS - SEARCHED_AT_ONCE + 1} and events.seq <= ${EVENTS}` : '';
      const { ms, plan } = await explain(product, user.id, statementOf(condition + piece, user.id));
      say(`${EVENTS} events, ${name}: call`, percentile(times, 0.5), 'ms');
      say(`${EVENTS} events, ${name}: ${isSearch ? 'SQL of one piece' : 'SQL'}`, ms, 'ms', { atMost: 50 });
      showPlan(plan);
      if (inTexts === undefined) continue;
      const texts = await explain(product, null, textsStatementOf(inTexts, user.id));
      say(`${EVENTS} events, ${name}: SQL of the copied texts`, texts.ms, 'ms', { atMost: 50 });
      showPlan(texts.plan);
    }
    const scrolling = await measureScrolling(browser, origin, user, {
      path: '/webhook-management?tab=dashboard&view=events',
      row: 'tr[data-row]',
      rows: SCROLLED_ROWS,
    });
    say(`scrolling through ${scrolling.rows} events: longest frame`, scrolling.longestMs, 'ms', { atMost: 50 });
    say('frames above 50 ms', scrolling.late, '');
    say('frames drawn', scrolling.frames, '');
    process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
    await front.stop();
    instagram.close();
  }
}

function showPlan(plan: string): void {
  process.stdout.write(`${plan.replaceAll(/^/gm, '    ')}\n`);
}

function textsStatementOf(condition: string, ownerId: string): string {
  return `select event_id from event_texts where owner_id = '${ownerId}' and ${condition} limit 2001`;
}

function statementOf(condition: string, ownerId: string): string {
  return `select events.*, contacts.username as contact_username, instagram_accounts.ig_id from events
    left join contacts on contacts.id = events.contact_id
    left join instagram_accounts on instagram_accounts.id = events.account_id
    where events.owner_id = '${ownerId}' and ${condition} order by events.seq desc limit 51`;
}
