import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../database/statement.ts';

export interface Account {
  /** The IG_ID, which is `entry.id` of webhooks and `user_id` of the profile. */
  igId: string;
  /** `id` of the profile, which never equals `igId`. */
  appScopedId: string;
  username: string;
  name: string | null;
  accountType: 'BUSINESS' | 'MEDIA_CREATOR';
  followersCount: number;
  followsCount: number;
  mediaCount: number;
  /** Null without a subscription. */
  subscribedFields: string[] | null;
  /** The setting "Allow access to messages". */
  isMessageAccessOn: boolean;
}

export type NewAccount = Omit<Account, 'subscribedFields' | 'isMessageAccessOn'>;
type AccountChanges = Partial<Pick<Account, 'name' | 'followersCount' | 'isMessageAccessOn' | 'subscribedFields'>>;
type AccountRow = Omit<Account, 'subscribedFields' | 'isMessageAccessOn'> & {
  subscribedFields: string | null;
  isMessageAccessOn: number;
};

/** Cached, because every Graph call needs its account. */
export function accountsRepository(database: DatabaseSync) {
  const all = statement<AccountRow>(database, 'select * from accounts order by rowid');
  const update = statement(
    database,
    `update accounts set name = :name, followersCount = :followersCount, subscribedFields = :fields,
     isMessageAccessOn = :access where igId = :igId`,
  );
  const insert = statement(
    database,
    `insert into accounts values
     (:igId, :appScopedId, :username, :name, :accountType, :followersCount, :followsCount, :mediaCount, null, 1)`,
  );
  const remove = statement(database, 'delete from accounts where igId = :igId');
  let cache: Map<string, Account> | undefined;

  function accounts(): Map<string, Account> {
    cache ??= new Map(all.all().map((row) => [row.igId, toAccount(row)]));
    return cache;
  }

  return {
    list: (): Account[] => [...accounts().values()],
    find: (igId: string): Account | undefined => accounts().get(igId),
    insert: (account: NewAccount): void => {
      insert.run({ ...account });
      cache = undefined;
    },
    update: (igId: string, changes: AccountChanges): void => {
      const account = accounts().get(igId);
      if (!account) return;
      const { name, followersCount, subscribedFields, isMessageAccessOn } = { ...account, ...changes };
      const fields = subscribedFields && JSON.stringify(subscribedFields);
      update.run({ igId, name, followersCount, fields, access: Number(isMessageAccessOn) });
      cache = undefined;
    },
    remove: (igId: string): void => {
      remove.run({ igId });
      cache = undefined;
    },
    /** Call it after changes from outside. */
    forget: (): void => {
      cache = undefined;
    },
  };
}

function toAccount(row: AccountRow): Account {
  const fields: string[] | null = row.subscribedFields === null ? null : JSON.parse(row.subscribedFields);
  return { ...row, subscribedFields: fields, isMessageAccessOn: row.isMessageAccessOn === 1 };
}
