import { JetStreamApiError, type JetStreamClient, type JetStreamManager, StorageType } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import type { JournalSettings } from '../../../../infrastructure/env/Settings.ts';
import type { StreamLeases } from '../RecordStream.ts';

const TTL_MS = 6_000;
const WRONG_LAST_SEQUENCE = [10071, 10164];

type Connected = () => Promise<{ client: JetStreamClient; manager: JetStreamManager }>;

/** A key without a value is a lease. */
export function createNatsLeases(connected: Connected, { name, replicas }: JournalSettings): StreamLeases {
  const bucketName = `${name}-leases`;
  const streamName = `KV_${bucketName}`;
  const prefix = `$KV.${bucketName}.`;
  let opened: { client: JetStreamClient; bucket: Promise<KV> } | null = null;

  async function bucket(): Promise<KV> {
    const { client: now } = await connected();
    if (opened?.client !== now) {
      const options = { ttl: TTL_MS, history: 1, replicas, storage: StorageType.Memory };
      opened = { client: now, bucket: new Kvm(now).create(bucketName, options) };
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
    // Not `delete` and `keys` of the bucket: one leaves a marker, and the other waits forever if the server of its consumer ends.
    async release(key, revision) {
      const { manager } = await connected();
      await manager.streams.purge(streamName, { filter: `${prefix}${key}`, seq: revision + 1 });
    },
    async keys() {
      await bucket();
      const { manager } = await connected();
      const { state } = await manager.streams.info(streamName, { subjects_filter: `${prefix}>` });
      return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(prefix.length));
    },
  };
}
