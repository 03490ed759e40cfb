import type { EventType } from '@fanfare/shared/contracts';
import { sha256 } from '../../../../infrastructure/crypto/sha256.ts';
import { canonicalJson } from './canonicalJson.ts';
import { makeStorable } from './makeStorable.ts';
import { recogniseChange, recogniseMessaging } from './recogniseUpdate.ts';

export interface StoredBody {
  channel: 'messaging' | 'standby' | 'changes';
  update: Record<string, unknown>;
  isAnswered?: boolean;
}

export interface AcceptedUpdate {
  igId: string;
  dedupeKey: string;
  /** The follower of the lane; `-` without one. */
  contactKey: string;
  kind: EventType;
  metaTs: Date;
  body: StoredBody;
}

interface Input {
  entryId: string;
  entryTime: unknown;
  receivedAt: Date;
  body: StoredBody;
}

/** Far below a third of a database page. */
const KEY_MAX_LENGTH = 500;

export function describeUpdate({ entryId, entryTime, receivedAt, body }: Input): AcceptedUpdate {
  const storable = makeStorable(body);
  const { channel, update } = storable;
  const igId = makeStorable(entryId);
  const known = channel === 'changes' ? recogniseChange(update, igId) : recogniseMessaging(update, igId);
  const hash = () => `x:${sha256(`${igId}:${canonicalJson(update)}`).toString('hex')}`;
  return {
    igId,
    dedupeKey: known && known.key.length <= KEY_MAX_LENGTH ? known.key : hash(),
    contactKey: known?.contactId ?? '-',
    kind: known?.kind ?? 'unknown',
    metaTs: readTime(known?.timestamp) ?? readTime(entryTime) ?? receivedAt,
    body: storable,
  };
}

const SECONDS_BELOW = 1e12;
const LATEST_MS = 8.64e15;

/** Seconds (below 1e12) or milliseconds, number or text. */
export function readTime(value: unknown): Date | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return null;
  const ms = number < SECONDS_BELOW ? number * 1000 : number;
  // PostgreSQL and JavaScript agree on years up to 9999.
  return ms < Math.min(LATEST_MS, Date.UTC(9999, 0)) ? new Date(ms) : null;
}
