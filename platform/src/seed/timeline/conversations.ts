import type { TimelineEvent } from '../history/TimelineEvent.ts';
import { repeatableRandom } from '../repeatableRandom.ts';
import type { SeedContext } from '../SeedContext.ts';
import { conversations, handoverRequests, measures, questions, thanks, unanswered } from '../story/conversations.ts';
import { DAY_MS, DAYS, daysAgo, MINUTE_MS } from './calendar.ts';
import { createConversationActions } from './talks.ts';

const AT_FIRST = 1.5;
const GAINED = 3.5;
const WEEKEND_SHARE = 0.4;
const OPENS_AT_MINUTE = 8 * 60;
const OPEN_MINUTES = 11 * 60;
const KNOWN_AT_FIRST = 6;
const KNOWN_PER_DAY = 0.65;

type Pick = <T>(list: readonly T[]) => T | undefined;
type Topic = 'talk' | 'unanswered' | 'person' | 'measure' | keyof typeof questions;

export function conversationHistory(world: SeedContext, today: number): TimelineEvent[] {
  const random = repeatableRandom(7);
  const talks = createConversationActions(world);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)];
  const minutes = (least: number, most: number) => (least + Math.floor(random() * (most - least))) * MINUTE_MS;
  const moments: TimelineEvent[] = [];
  const add = (at: number, perform: TimelineEvent['perform']) => moments.push({ at, perform });
  let turn = 0;
  let measured = 0;

  function talk(at: number, from: string, ago: number): void {
    const lines = conversations[turn % conversations.length] ?? [];
    const isInProduct = ago < 98 && random() < 0.6;
    let now = at;
    for (const [index, text] of lines.entries()) {
      if (index % 2 === 0) add(now, () => talks.write(from, text));
      else add(now, (at) => (isInProduct ? talks.reply(from, text, at) : talks.onThePhone(from, text)));
      now += minutes(2, 47);
    }
  }
  function ask(at: number, from: string, topic: keyof typeof questions): void {
    const text = pick(questions[topic]) ?? '';
    add(at, () => talks.write(from, text));
    if (random() < 0.4) add(at + minutes(1, 9), () => talks.see(from));
    const answer = pick(thanks) ?? '';
    if (random() < 0.25) add(at + minutes(9, 30), () => talks.write(from, answer));
  }
  function askForAPerson(at: number, from: string): void {
    const [question, reply, end] = pick(handoverRequests) ?? handoverRequests[0] ?? ['', '', ''];
    add(at, () => talks.write(from, question));
    const repliedAt = at + minutes(4, 50);
    add(repliedAt, (now) => talks.reply(from, reply, now));
    add(repliedAt + minutes(2, 20), () => talks.write(from, end));
  }
  function measure(at: number, from: string): void {
    const { begins, piece, widths = [], email = [], reply } = measures[measured++ % measures.length] ?? { begins: 'custom' };
    add(at, () => talks.write(from, begins));
    let now = at;
    const next = () => {
      now += minutes(1, 6);
      return now;
    };
    if (piece !== undefined) add(next(), () => talks.tap(from, piece));
    for (const text of [...widths, ...email]) add(next(), () => talks.write(from, text));
    if (reply !== undefined) add(now + minutes(10, 50), (then) => talks.reply(from, reply, then));
  }

  for (let day = 0; day < DAYS; day += 1) {
    const ago = DAYS - day;
    const begin = today - ago * DAY_MS;
    const isWeekend = new Date(begin).getUTCDay() % 6 === 0;
    const usual = (AT_FIRST + (GAINED * day) / DAYS) * (isWeekend ? WEEKEND_SHARE : 1);
    const known = Math.min(world.followers.length, Math.floor(KNOWN_AT_FIRST + KNOWN_PER_DAY * day));
    for (let n = Math.round(usual * (0.5 + random())); n > 0; n -= 1, turn += 1) {
      const at = begin + OPENS_AT_MINUTE * MINUTE_MS + minutes(5, OPEN_MINUTES);
      const from = world.followers[Math.floor(known * Math.sqrt(random()))]?.username ?? '';
      const topic = topicOf(ago, random());
      if (topic === 'talk') talk(at, from, ago);
      else if (topic === 'unanswered') {
        const text = pick(unanswered) ?? '';
        add(at, () => talks.write(from, text));
      } else if (topic === 'person') askForAPerson(at, from);
      else if (topic === 'measure') measure(at, from);
      else ask(at, from, topic);
    }
  }
  return moments;
}

function topicOf(ago: number, chance: number): Topic {
  if (ago > daysAgo.firstFlow) return chance < 0.15 ? 'unanswered' : 'talk';
  if (chance < 0.04) return 'unanswered';
  if (chance < 0.34) return 'talk';
  if (chance < 0.52) return 'price';
  if (chance < 0.64) return 'shipping';
  if (chance < 0.74) return 'hello';
  if (chance < 0.81) return 'open';
  if (chance < 0.87) return ago < daysAgo.summerSale && ago > daysAgo.summerSaleEnds - 3 ? 'sale' : 'price';
  if (chance < 0.92) return ago < daysAgo.secondFlow ? 'person' : 'hello';
  return ago < daysAgo.madeToMeasure ? 'measure' : 'talk';
}
