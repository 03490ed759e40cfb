import type { TimelineEvent } from '../history/TimelineEvent.ts';
import { repeatableRandom } from '../repeatableRandom.ts';
import type { SeedContext } from '../SeedContext.ts';
import { cannedReplies, openingHours, pricesByComment } from '../story/automations.ts';
import { conversations, handoverRequests, questions } from '../story/conversations.ts';
import { measureFlow, priceFlow } from '../story/flows.ts';
import { posts } from '../story/posts.ts';
import { today as todaysMessages } from '../story/today.ts';
import { clockOf, MINUTE_MS } from '../timeline/calendar.ts';
import { postHistory } from '../timeline/posts.ts';
import { createConversationActions } from '../timeline/talks.ts';

const DAYS = 14;
const WEEKEND_SHARE = 0.5;
const AT_FIRST = 1.6;
const GAINED = 3;
const TALKS = 0.3;
const postedDaysAgo = [13, 10, 7, 4, 2];

export function sampleHistory(world: SeedContext, today: number): TimelineEvent[] {
  const at = clockOf(today);
  const recent = posts.slice(-postedDaysAgo.length).map((post, index) => ({ ...post, daysAgo: postedDaysAgo[index] ?? 1 }));
  return [...ownerWork(world, at), ...messages(world, at, today), ...postHistory(world, today, recent)];
}

type At = ReturnType<typeof clockOf>;

function ownerWork({ product, team }: SeedContext, at: At): TimelineEvent[] {
  async function publish(flow: { name: string }): Promise<void> {
    const { data } = await team.noor.call<{ data: { id: string } }>('POST', '/api/flow/save', flow);
    await team.noor.call('POST', `/api/flow/${data.id}/publish`, { note: 'First version' });
  }
  return [
    { at: at(DAYS, 6, 10), perform: () => publish(priceFlow) },
    { at: at(DAYS, 6, 20), perform: () => product.call('POST', '/api/flows', openingHours) },
    { at: at(DAYS, 6, 30), perform: () => product.call('POST', '/api/flows', pricesByComment) },
    ...cannedReplies.map((reply, n) => ({
      at: at(DAYS, 6, 40 + n),
      perform: () => product.call('POST', '/api/inbox/canned-replies', reply),
    })),
    { at: at(9, 7, 10), perform: () => publish(measureFlow('20h')) },
    ...[11, 8, 5, 3, 1].map((days) => ({
      at: at(days, 20, 15),
      perform: () => product.call('POST', '/api/notifications/read', { filter: {} }),
    })),
  ];
}

function messages(world: SeedContext, at: At, today: number): TimelineEvent[] {
  const random = repeatableRandom(5);
  const talks = createConversationActions(world);
  const events: TimelineEvent[] = [];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  // A person who takes over a conversation ends its automatic replies.
  const talkers = world.followers.filter(({ username }) => !todaysMessages.some(({ from }) => from === username));
  let turn = 0;

  function talk(from: string, lines: readonly string[], begin: number): void {
    let now = begin;
    for (const [index, text] of lines.entries()) {
      const isTheirs = index % 2 === 0;
      events.push({ at: now, perform: (then) => (isTheirs ? talks.write(from, text) : talks.reply(from, text, then)) });
      now += (3 + Math.floor(random() * 14)) * MINUTE_MS;
    }
  }

  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const isWeekend = new Date(at(ago, 0)).getUTCDay() % 6 === 0;
    const usual = (AT_FIRST + (GAINED * (DAYS - ago)) / DAYS) * (isWeekend ? WEEKEND_SHARE : 1);
    for (let n = Math.round(usual * (0.7 + random() * 0.6)); n > 0; n -= 1, turn += 1) {
      const begin = at(ago, 8 + Math.floor(random() * 11), Math.floor(random() * 50));
      const chance = random();
      const people = chance < TALKS ? talkers : world.followers;
      const from = people[(turn * 5) % people.length]?.username ?? '';
      if (chance < 0.22) talk(from, conversations[turn % conversations.length] ?? [], begin);
      else if (chance < TALKS) talk(from, pick(handoverRequests) ?? [], begin);
      else {
        const topic = chance < 0.65 ? 'price' : chance < 0.82 ? 'shipping' : chance < 0.92 ? 'hello' : 'open';
        const text = pick(questions[topic]) ?? '';
        events.push({ at: begin, perform: () => talks.write(from, text) });
      }
    }
  }
  return events.filter((event) => event.at < today);
}
