import type { Parsed } from './Parsed.ts';
import { readJsonObject } from './readJsonObject.ts';

const TAG_MAX_LENGTH = 64;

/** A tag: `vip`, or JSON `{ "tag": "vip" }`. */
export function parseTag(params: string): Parsed<string> {
  const raw = readJsonObject(params)?.tag ?? params;
  const tag = typeof raw === 'string' ? raw.trim() : '';
  return tag !== '' && tag.length <= TAG_MAX_LENGTH && !/[\p{Cc}{}]/u.test(tag)
    ? { ok: true, value: tag }
    : { ok: false, error: `Write the name of one tag of at most ${TAG_MAX_LENGTH} characters, for example vip.` };
}
