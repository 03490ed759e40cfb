import type { DatabaseSync } from 'node:sqlite';
import { igsidFor } from '../igsidFor.ts';
import { statement } from '../statement.ts';

export interface Follower {
  id: string;
  username: string;
  name: string | null;
  followerCount: number;
  createdAt: number;
}

/** One follower as one account knows it. */
export interface Contact {
  igsid: string;
  igId: string;
  followerId: string;
  /** When the follower last wrote to this account; null before the first message, so no consent and no window. */
  lastInboundAt: number | null;
}

export function followersRepository(database: DatabaseSync) {
  const all = statement<Follower>(database, 'select * from followers order by createdAt, rowid');
  const byId = statement<Follower>(database, 'select * from followers where id = :id');
  const insert = statement(database, 'insert into followers values (:id, :username, :name, :followerCount, :createdAt)');
  const insertContact = statement(database, 'insert into contacts values (:igsid, :igId, :followerId, null)');
  const contactByIgsid = statement<Contact>(database, 'select * from contacts where igsid = :igsid and igId = :igId');
  const contactOf = statement<Contact>(database, 'select * from contacts where igId = :igId and followerId = :followerId');
  const wrote = statement(database, 'update contacts set lastInboundAt = :at where igsid = :igsid');
  return {
    list: (): Follower[] => all.all(),
    find: (id: string): Follower | undefined => byId.get({ id }),
    /** Every account gets its own id of the new follower. */
    insert: (follower: Follower, igIds: readonly string[]) => {
      insert.run({ ...follower });
      for (const igId of igIds) insertContact.run({ igId, followerId: follower.id, igsid: igsidFor(igId, follower.id) });
    },
    findContact: (igId: string, igsid: string): Contact | undefined => contactByIgsid.get({ igId, igsid }),
    contactOf: (igId: string, followerId: string): Contact | undefined => contactOf.get({ igId, followerId }),
    recordInbound: (igsid: string, at: number) => wrote.run({ igsid, at }),
  };
}
