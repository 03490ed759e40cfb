import type { DatabaseSync } from 'node:sqlite';
import type { WriteBehind } from '../createWriteBehind.ts';
import { statement } from '../statement.ts';

export const deliveryKinds = ['message', 'echo', 'read'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
export const deliveryStates = ['pending', 'delivered', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryAttempt {
  at: number;
  /** HTTP status of the answer; null when none came. */
  status: number | null;
  latencyMs: number;
  /** Why it does not count as delivered; null for a 200. */
  error: string | null;
}

export interface Delivery {
  id: number;
  igId: string;
  igsid: string;
  /** The message it is about. */
  mid: string;
  kind: DeliveryKind;
  /** The exact text that is posted and signed. */
  body: string;
  state: DeliveryState;
  attempts: DeliveryAttempt[];
  nextAttemptAt: number;
  createdAt: number;
}

export interface DeliveryFilter {
  state?: DeliveryState | null;
  igId?: string | null;
  mid?: string | null;
  /** Only ids below this one. */
  before?: number;
  limit: number;
}

type Row = Omit<Delivery, 'attempts'> & { attempts: string };

export function deliveriesRepository(database: DatabaseSync, later: WriteBehind) {
  const insert = statement<{ id: number }>(
    database,
    `insert into deliveries (igId, igsid, mid, kind, body, state, attempts, nextAttemptAt, createdAt)
     values (:igId, :igsid, :mid, :kind, :body, 'pending', '[]', :createdAt, :createdAt) returning id`,
  );
  const update = statement(
    database,
    'update deliveries set state = :state, attempts = :attempts, nextAttemptAt = :nextAttemptAt where id = :id',
  );
  const byId = statement<Row>(database, 'select * from deliveries where id = :id');
  const pending = statement<Row>(database, "select * from deliveries where state = 'pending' order by id");
  const ofConversation = statement<Row>(
    database,
    `select * from deliveries where mid in (select mid from messages where igsid = :igsid order by seq desc limit 200)
     and kind = 'message'`,
  );
  const counts = statement<{ state: DeliveryState; count: number }>(
    database,
    'select state, count(*) as count from deliveries group by state',
  );
  const filtered = statement<Row>(
    database,
    `select * from deliveries
     where (:state is null or state = :state) and (:igId is null or igId = :igId) and (:mid is null or mid = :mid)
     and id < :before order by id desc limit :limit`,
  );
  return {
    insert: (delivery: Pick<Delivery, 'igId' | 'igsid' | 'mid' | 'kind' | 'body' | 'createdAt'>): Delivery => {
      const id = insert.get({ ...delivery })?.id ?? 0;
      return { ...delivery, id, state: 'pending', attempts: [], nextAttemptAt: delivery.createdAt };
    },
    save: ({ id, state, nextAttemptAt, attempts }: Delivery) =>
      later.add(() => update.run({ id, state, nextAttemptAt, attempts: JSON.stringify(attempts) })),
    find: (id: number): Delivery | undefined => {
      later.flush();
      const row = byId.get({ id });
      return row && toDelivery(row);
    },
    listPending: (): Delivery[] => {
      later.flush();
      return pending.all().map(toDelivery);
    },
    /** Deliveries of what the follower wrote, for the state under each bubble. */
    ofConversation: (igsid: string): Delivery[] => {
      later.flush();
      return ofConversation.all({ igsid }).map(toDelivery);
    },
    list: ({ state = null, igId = null, mid = null, before = Number.MAX_SAFE_INTEGER, limit }: DeliveryFilter): Delivery[] => {
      later.flush();
      return filtered.all({ state, igId, mid, before, limit }).map(toDelivery);
    },
    counts: (): Record<DeliveryState, number> => {
      later.flush();
      const result = { pending: 0, delivered: 0, dropped: 0 };
      for (const row of counts.all()) result[row.state] = row.count;
      return result;
    },
  };
}

function toDelivery(row: Row): Delivery {
  const attempts: DeliveryAttempt[] = JSON.parse(row.attempts);
  return { ...row, attempts };
}
