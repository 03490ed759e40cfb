import {
  type Message,
  type MessageCode,
  type MessageText,
  type MessageValue,
  messages,
  renderEnglish,
} from '@fanfare/shared/contracts';
import { renderFormerEnglish } from '../../../infrastructure/messages/renderFormerEnglish.ts';

interface Hole {
  name: string;
  /** Quoted user text is not searched. */
  isQuoted: boolean;
}

interface Template {
  code: MessageCode;
  fixed: readonly string[];
  holes: readonly Hole[];
  ownLength: number;
  /** True if there are too few fixed words, such as in `{browser} on Linux`. */
  isVague: boolean;
}

interface Found {
  message: MessageText;
  own: number;
}

const TEXT_MAX = 4_000;
const NESTED_MAX = 3;
const ROW_MAX = 4;
const SENTENCES_MAX = 20;
const LETTERS_MIN = 14;
const NUMBERS = new Set(['count', 'days', 'max', 'min', 'minutes', 'ms', 'number', 'port', 'seconds', 'status']);

/** The wording of version 1.0.0 comes last and wins if two codes share a text. */
const renderings = [renderEnglish, renderFormerEnglish];
const { plain, templates } = readRegistry();

export function recognizeMessage(text: string): MessageText | null {
  if (text.length > TEXT_MAX) return null;
  const found = recognize(text, 0);
  return found && renderings.some((render) => render(found.message) === text) ? found.message : null;
}

function recognize(text: string, depth: number): Found | null {
  const whole = recognizeWhole(text, depth);
  const row = recognizeSentences(text, depth);
  return row && row.own > (whole?.own ?? 0) ? row : whole;
}

function recognizeWhole(text: string, depth: number): Found | null {
  const code = plain.get(text);
  if (code) return { message: { code }, own: text.length };
  let best: Found | null = null;
  for (const template of templates) {
    if (template.isVague && depth === 0) continue;
    const values = matchTemplate(template, text);
    const found = values && fill(template, values, depth);
    if (found && found.own > (best?.own ?? 0)) best = found;
  }
  return best;
}

function recognizeSentences(text: string, depth: number): Found | null {
  const sentences = text.split(/(?<=[.!?]["”]?|\)) (?=\S)/);
  if (sentences.length === 1 || sentences.length > SENTENCES_MAX) return null;
  const best: (Found | null)[] = [{ message: [], own: 0 }];
  for (let to = 1; to <= sentences.length; to += 1) {
    let chosen: Found | null = null;
    for (let from = Math.max(to - ROW_MAX, 0); from < to; from += 1) {
      const before = best[from];
      if (!before || to - from === sentences.length) continue;
      const next = recognizeWhole(sentences.slice(from, to).join(' '), depth);
      if (!next) continue;
      const own = before.own + next.own + (from > 0 ? 1 : 0);
      if (own > (chosen?.own ?? 0)) chosen = { message: [before.message, next.message].flat(), own };
    }
    best.push(chosen);
  }
  return best.at(-1) ?? null;
}

/** Values start as early as possible, which makes matching linear. */
function matchTemplate({ fixed, holes }: Template, text: string): string[] | null {
  const [begin = ''] = fixed;
  const end = fixed.at(-1) ?? '';
  if (!text.startsWith(begin) || !text.endsWith(end)) return null;
  const values: string[] = [];
  let at = begin.length;
  for (const [n, { name, isQuoted }] of holes.entries()) {
    const from = isQuoted ? at : at + 1;
    const isLast = n === holes.length - 1;
    const to = isLast ? text.length - end.length : text.indexOf(fixed[n + 1] ?? '', from);
    if (to < from) return null;
    const value = text.slice(at, to);
    if (NUMBERS.has(name) && !/^\d[\d.,]*$/.test(value)) return null;
    values.push(value);
    at = to + (fixed[n + 1] ?? '').length;
  }
  return values;
}

function fill({ code, holes, ownLength }: Template, values: readonly string[], depth: number): Found {
  let own = ownLength;
  let hasTorn = false;
  const params: Record<string, MessageValue> = {};
  for (const [n, { name, isQuoted }] of holes.entries()) {
    const value = values[n] ?? '';
    const isTorn = value.split('"').length % 2 === 0;
    hasTorn ||= isTorn;
    const inside = isQuoted || isTorn || depth === NESTED_MAX ? null : recognize(value, depth + 1);
    own += inside?.own ?? 0;
    params[name] = inside?.message ?? (isQuoted ? value : formattedValue(value));
  }
  const message: Message = { code, params };
  return { message, own: hasTorn ? own / 1_000 : own };
}

function formattedValue(value: string): MessageValue {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return { time: value };
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+\.\d+$/.test(value)) return { number: Number(value.replaceAll(',', '')) };
  const day = /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/.test(value) ? new Date(`${value} UTC`) : null;
  return day && !Number.isNaN(day.getTime()) ? { day: day.toISOString().slice(0, 10) } : value;
}

function readRegistry() {
  const plain = new Map<string, MessageCode>();
  const templates: Template[] = [];
  for (const render of renderings) {
    for (const code of Object.keys(messages) as MessageCode[]) {
      const pieces = render({ code }).split(/\{(\w+)\}/);
      const fixed = pieces.filter((_, at) => at % 2 === 0);
      if (pieces.length === 1) plain.set(fixed.join(), code);
      else if (/\p{L}/u.test(fixed.join(''))) templates.push(templateOf(code, pieces, fixed));
    }
  }
  return { plain, templates };
}

function templateOf(code: MessageCode, pieces: readonly string[], fixed: readonly string[]): Template {
  const letters = fixed.join('').replace(/\P{L}/gu, '').length;
  return {
    code,
    fixed,
    holes: pieces.flatMap((name, at) =>
      at % 2 === 0 ? [] : [{ name, isQuoted: !!pieces[at - 1]?.endsWith('"') && !!pieces[at + 1]?.startsWith('"') }],
    ),
    ownLength: fixed.join('').length,
    isVague: !/^\p{Lu}/u.test(fixed[0] ?? '') && letters < LETTERS_MIN,
  };
}
