import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import { parseLossless } from '../../../integrations/instagram/index.ts';

export const SHARDS = 16;
const SHARD_OF_UNREADABLE = 0;

export interface ShardPart {
  shard: number;
  body: Buffer;
}

export function shardOf(igId: string): number {
  return sha256(igId).readUInt32BE(0) % SHARDS;
}

export function splitByShard(body: Buffer): ShardPart[] {
  const delivery = parse(body);
  const parts = new Map<number, unknown[]>();
  for (const entry of entriesOf(delivery) ?? []) {
    const shard = shardOf(String(entry.id));
    parts.set(shard, [...(parts.get(shard) ?? []), entry]);
  }
  const [only = SHARD_OF_UNREADABLE] = parts.keys();
  if (parts.size <= 1) return [{ shard: only, body }];
  try {
    return [...parts].map(([shard, entry]) => ({ shard, body: Buffer.from(JSON.stringify({ ...delivery, entry })) }));
  } catch {
    return [{ shard: SHARD_OF_UNREADABLE, body }];
  }
}

type Json = Record<string, unknown>;

function entriesOf(delivery: Json | null): Json[] | null {
  const entries = delivery?.entry;
  return Array.isArray(entries) && entries.every((entry) => isObject(entry) && 'id' in entry) ? entries : null;
}

function parse(body: Buffer): Json | null {
  try {
    const value = parseLossless(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
