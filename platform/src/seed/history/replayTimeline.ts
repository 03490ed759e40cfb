import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../createApi.ts';
import type { Backfill, Span } from './openBackfill.ts';
import type { TimelineEvent } from './TimelineEvent.ts';
import { waitForDeliveries } from './waitForDeliveries.ts';

const DAY_MS = 24 * 60 * 60_000;
const PACE = 20;
const PACED_MS = 2_000;

interface Stage {
  sandbox: Api;
  backfill: Backfill;
  sinceMs: number;
}

/** Backdates events day by day, so that the next day sees correct times. */
export async function replayTimeline(moments: readonly TimelineEvent[], { sandbox, backfill, sinceMs }: Stage): Promise<Span[]> {
  const lived: Span[] = [];
  let spans: Span[] = [];
  let nextWait: number | null = null;
  let waits = 0;

  async function begin(at: number, isByTheSecond = false): Promise<void> {
    const last = spans.at(-1) ?? lived.at(-1);
    while (last !== undefined && Date.now() <= last.fromMs) await delay(1);
    const fromMs = last === undefined ? sinceMs : Date.now();
    const atMs = last === undefined ? at : Math.max(at, last.atMs + (fromMs - last.fromMs) + (PACE - 1) * PACED_MS);
    spans.push({ fromMs, atMs, pace: PACE, isByTheSecond });
  }
  async function settle(): Promise<void> {
    do {
      await waitForDeliveries(sandbox);
      waits = await backfill.settle();
    } while (await waitForDeliveries(sandbox));
  }
  async function flush(): Promise<void> {
    const last = spans.at(-1);
    if (last === undefined) return;
    await begin(last.atMs);
    const [rest] = spans.splice(-1);
    lived.push(...spans);
    nextWait = await backfill.move(spans);
    spans = rest ? [rest] : [];
  }
  async function goOn(at: number): Promise<void> {
    await flush();
    await begin(at);
    await backfill.endWaits(at);
    await settle();
    await flush();
  }

  for (const { at, perform, isByTheSecond = false, isFollowedUp = false } of moments.toSorted((a, b) => a.at - b.at)) {
    while (nextWait !== null && nextWait <= at) await goOn(nextWait);
    const last = spans.at(-1);
    if (last !== undefined && dayOf(last.atMs) !== dayOf(at)) await flush();
    await begin(at, isByTheSecond);
    const waitsBefore = waits;
    await perform(at);
    await settle();
    // Waiting runs get their due time when they are backdated.
    if (waits > waitsBefore || (isByTheSecond && !isFollowedUp)) await flush();
  }
  await flush();
  await backfill.end();
  return lived.concat(spans);
}

const dayOf = (at: number) => Math.floor(at / DAY_MS);
