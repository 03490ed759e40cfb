import { message } from '@fanfare/shared/contracts';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { InstagramCall } from '../callInstagram.ts';
import { GraphError } from '../errors/GraphError.ts';
import type { InstagramApi } from '../guard/instagramLimits.ts';

export type CallOptions = Pick<InstagramCall, 'isOverdue'>;

export interface Caller {
  graph: string;
  call: (api: InstagramApi, call: InstagramCall & { token: string }) => Promise<unknown>;
  /** Null if pages must not load or open the URL (S12). */
  safeUrl: (text: string | null | undefined) => string | null;
}

/** A call with status 200 and another shape may have taken effect. Throws GraphError. */
export function readAnswer<T extends TSchema>(schema: T, body: unknown): Static<T> {
  if (hasForm(schema, body)) return body;
  throw new GraphError('uncertain', message('instagram.answer-unknown-form'));
}

const validators = new Map<TSchema, Validator>();

function hasForm<T extends TSchema>(schema: T, body: unknown): body is Static<T> {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator.Check(body);
}

export function firstOf<T extends object>(answer: T | { data: T[] }): T {
  if (!isEnvelope(answer)) return answer;
  const [entry] = answer.data;
  if (entry === undefined) throw new GraphError('uncertain', message('instagram.answer-empty'));
  return entry;
}

function isEnvelope<T extends object>(answer: T | { data: T[] }): answer is { data: T[] } {
  return 'data' in answer;
}

/** Where the next page begins. */
export function nextCursor(list: { paging?: { next?: string; cursors?: { after?: string } } } | undefined): string | null {
  return list?.paging?.next === undefined ? null : (list.paging.cursors?.after ?? null);
}

/** Graph writes `2026-04-05T07:56:32+0000`. Null when absent or unreadable. */
export function readGraphTime(text: string | undefined): Date | null {
  const time = new Date((text ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(time.getTime()) ? null : time;
}
