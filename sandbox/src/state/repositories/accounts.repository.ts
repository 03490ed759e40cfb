import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../statement.ts';

export interface Account {
  /** IG_ID: `entry.id` of webhooks, `user_id` of the profile. */
  igId: string;
  /** `id` of the profile; never equals `igId`. */
  appScopedId: string;
  username: string;
  name: string | null;
  accountType: 'BUSINESS' | 'MEDIA_CREATOR';
  followersCount: number;
  followsCount: number;
  mediaCount: number;
  /** Webhook fields of this account; null while the app is not subscribed to it. */
  subscribedFields: string[] | null;
}

type AccountRow = Omit<Account, 'subscribedFields'> & { subscribedFields: string | null };

export function accountsRepository(database: DatabaseSync) {
  const all = statement<AccountRow>(database, 'select * from accounts order by rowid');
  const byIgId = statement<AccountRow>(database, 'select * from accounts where igId = :igId');
  const subscribe = statement(database, 'update accounts set subscribedFields = :fields where igId = :igId');
  const insert = statement(
    database,
    `insert into accounts values
     (:igId, :appScopedId, :username, :name, :accountType, :followersCount, :followsCount, :mediaCount, null)`,
  );
  return {
    list: (): Account[] => all.all().map(toAccount),
    find: (igId: string): Account | undefined => {
      const row = byIgId.get({ igId });
      return row && toAccount(row);
    },
    insert: (account: Omit<Account, 'subscribedFields'>) => insert.run({ ...account }),
    setSubscribedFields: (igId: string, fields: string[] | null) =>
      subscribe.run({ igId, fields: fields && JSON.stringify(fields) }),
  };
}

function toAccount(row: AccountRow): Account {
  const fields: string[] | null = row.subscribedFields === null ? null : JSON.parse(row.subscribedFields);
  return { ...row, subscribedFields: fields };
}
