import type { DatabaseSync } from 'node:sqlite';
import type { Transactions } from '../database/createTransactions.ts';
import { statement } from '../database/statement.ts';

export const deliveryKinds = [
  'message',
  'echo',
  'read',
  'reaction',
  'edit',
  'deleted',
  'postback',
  'referral',
  'optin',
  'comment',
  'live_comment',
  'handover',
  'standby',
  'test',
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
export const deliveryStates = ['pending', 'delivered', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryAttempt {
  at: number;
  /** Null if there was no response. */
  status: number | null;
  latencyMs: number;
  /** Null for a 200. */
  error: string | null;
}

export interface Delivery {
  id: number;
  igId: string;
  igsid: string;
  mid: string;
  kind: DeliveryKind;
  /** The signed text. */
  body: string;
  state: DeliveryState;
  attempts: DeliveryAttempt[];
  nextAttemptAt: number;
  createdAt: number;
}

export type NewDelivery = Pick<Delivery, 'igId' | 'igsid' | 'mid' | 'kind' | 'body' | 'createdAt'>;

export type DeliveryFact = Pick<Delivery, 'id' | 'igId' | 'igsid' | 'mid' | 'kind' | 'state'>;

export interface DeliveryFilter {
  state?: DeliveryState | null;
  igId?: string | null;
  mid?: string | null;
  igsid?: string | null;
  before?: number;
  limit: number;
}

type Row = Omit<Delivery, 'attempts'> & { attempts: string };

export function deliveriesRepository(database: DatabaseSync, { writeBehind }: Transactions) {
  const insert = statement(
    database,
    `insert into deliveries (igId, igsid, mid, kind, body, state, attempts, nextAttemptAt, createdAt)
     values (:igId, :igsid, :mid, :kind, :body, 'pending', '[]', :createdAt, :createdAt)`,
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
     and kind in ('message', 'postback')`,
  );
  const counts = statement<{ total: number; pending: number; dropped: number }>(
    database,
    `select (select count(*) from deliveries) as total, (select count(*) from deliveries where state = 'pending') as pending,
     (select count(*) from deliveries where state = 'dropped') as dropped`,
  );
  const filtered = statement<Row>(
    database,
    `select * from deliveries
     where (:state is null or state = :state) and (:igId is null or igId = :igId) and (:mid is null or mid = :mid)
     and (:igsid is null or igsid = :igsid) and id < :before order by id desc limit :limit`,
  );
  const since = statement<Row>(database, 'select * from deliveries where id > :after order by id');
  const last = statement<{ id: number | null }>(database, 'select max(id) as id from deliveries');
  const factsSince = statement<DeliveryFact>(
    database,
    'select id, igId, igsid, mid, kind, state from deliveries where id > :after order by id',
  );
  return {
    insert: ({ igId, igsid, mid, kind, body, createdAt }: NewDelivery): Delivery => {
      const id = insert.insert({ igId, igsid, mid, kind, body, createdAt });
      return { igId, igsid, mid, kind, body, createdAt, id, state: 'pending', attempts: [], nextAttemptAt: createdAt };
    },
    save: ({ id, state, nextAttemptAt, attempts }: Delivery) =>
      writeBehind(() => update.run({ id, state, nextAttemptAt, attempts: JSON.stringify(attempts) })),
    find: (id: number): Delivery | undefined => {
      const row = byId.get({ id });
      return row && toDelivery(row);
    },
    listPending: (): Delivery[] => pending.all().map(toDelivery),
    ofConversation: (igsid: string): Delivery[] => ofConversation.all({ igsid }).map(toDelivery),
    list: ({
      state = null,
      igId = null,
      mid = null,
      igsid = null,
      before = Number.MAX_SAFE_INTEGER,
      limit,
    }: DeliveryFilter): Delivery[] => filtered.all({ state, igId, mid, igsid, before, limit }).map(toDelivery),
    /** Returns the oldest first. */
    since: (id: number): Delivery[] => since.all({ after: id }).map(toDelivery),
    /** Returns no bodies, because there may be thousands. */
    factsSince: (id: number): DeliveryFact[] => factsSince.all({ after: id }),
    lastId: (): number => last.get()?.id ?? 0,
    counts: (): Record<DeliveryState, number> => {
      const { total, pending: waiting, dropped } = counts.get() ?? { total: 0, pending: 0, dropped: 0 };
      return { pending: waiting, delivered: total - waiting - dropped, dropped };
    },
  };
}

function toDelivery(row: Row): Delivery {
  const attempts: DeliveryAttempt[] = JSON.parse(row.attempts);
  return { ...row, attempts };
}
