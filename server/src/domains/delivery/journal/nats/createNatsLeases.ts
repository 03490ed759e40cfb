import { JetStreamApiError, type JetStreamClient, StorageType } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import type { JournalSettings } from '../../../../infrastructure/env/Settings.ts';
import type { StreamLeases } from '../RecordStream.ts';

const TTL_MS = 6_000;
const WRONG_LAST_SEQUENCE = [10071, 10164];

export function createNatsLeases(client: () => Promise<JetStreamClient>, { name, replicas }: JournalSettings): StreamLeases {
  let opened: { client: JetStreamClient; bucket: Promise<KV> } | null = null;

  async function bucket(): Promise<KV> {
    const now = await client();
    if (opened?.client !== now) {
      const options = { ttl: TTL_MS, history: 1, replicas, storage: StorageType.Memory };
      opened = { client: now, bucket: new Kvm(now).create(`${name}-leases`, options) };
    }
    return opened.bucket.catch((error: unknown) => {
      opened = null;
      throw error;
    });
  }

  return {
    ttlMs: TTL_MS,
    async create(key) {
      try {
        return await (await bucket()).create(key, '');
      } catch (error) {
        if (error instanceof JetStreamApiError && WRONG_LAST_SEQUENCE.includes(error.code)) return null;
        throw error;
      }
    },
    async renew(key, revision) {
      return (await bucket()).update(key, '', revision);
    },
    async release(key, revision) {
      await (await bucket()).delete(key, { previousSeq: revision });
    },
    async keys() {
      const keys: string[] = [];
      for await (const key of await (await bucket()).keys()) keys.push(key);
      return keys;
    },
  };
}
