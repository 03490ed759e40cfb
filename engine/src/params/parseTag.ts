import { message } from '@fanfare/shared/contracts';
import type { Parsed } from './Parsed.ts';
import { readJsonObject } from './readJsonObject.ts';

const TAG_MAX_LENGTH = 64;

/** Parses a tag: `vip`, or JSON `{ "tag": "vip" }`. */
export function parseTag(params: string): Parsed<string> {
  const raw = readJsonObject(params)?.tag ?? params;
  const tag = typeof raw === 'string' ? raw.trim() : '';
  return isTag(tag)
    ? { ok: true, value: tag }
    : {
        ok: false,
        error: message('flow-issues.tag-help', { max: TAG_MAX_LENGTH }),
      };
}

export function isTag(text: string): boolean {
  return text !== '' && text.length <= TAG_MAX_LENGTH && !/[\p{Cc}{}]/u.test(text);
}
