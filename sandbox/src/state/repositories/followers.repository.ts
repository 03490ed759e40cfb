import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../database/statement.ts';
import { igsidFor } from '../igsidFor.ts';

export interface Follower {
  id: string;
  username: string;
  name: string | null;
  followerCount: number;
  createdAt: number;
}

export interface Contact {
  igsid: string;
  igId: string;
  followerId: string;
  /** Null before the first message, when there is no consent and no window. */
  lastInboundAt: number | null;
  /** True if another app has the thread. */
  isThreadElsewhere: boolean;
  isBlocking: boolean;
}

type ContactRow = Omit<Contact, 'isThreadElsewhere' | 'isBlocking'> & { isThreadElsewhere: number; isBlocking: number };

export function followersRepository(database: DatabaseSync) {
  const all = statement<Follower>(database, 'select * from followers order by createdAt, rowid');
  const byId = statement<Follower>(database, 'select * from followers where id = :id');
  const insert = statement(database, 'insert into followers values (:id, :username, :name, :followerCount, :createdAt)');
  const change = statement(
    database,
    'update followers set username = :username, name = :name, followerCount = :followerCount where id = :id',
  );
  const insertContact = statement(
    database,
    'insert into contacts (igsid, igId, followerId) values (:igsid, :igId, :followerId) on conflict do nothing',
  );
  const contactByIgsid = statement<ContactRow>(database, 'select * from contacts where igsid = :igsid and igId = :igId');
  const contactOf = statement<ContactRow>(database, 'select * from contacts where igId = :igId and followerId = :followerId');
  const wrote = statement(database, 'update contacts set lastInboundAt = :at where igsid = :igsid');
  const flags = statement(
    database,
    'update contacts set isThreadElsewhere = :isThreadElsewhere, isBlocking = :isBlocking where igsid = :igsid',
  );
  const meet = (igId: string, followerId: string) => insertContact.run({ igId, followerId, igsid: igsidFor(igId, followerId) });
  return {
    list: (): Follower[] => all.all(),
    find: (id: string): Follower | undefined => byId.get({ id }),
    /** Creates an id for each account. */
    insert: (follower: Follower, igIds: readonly string[]): void => {
      insert.run({ ...follower });
      for (const igId of igIds) meet(igId, follower.id);
    },
    update: ({ id, username, name, followerCount }: Follower): void => void change.run({ id, username, name, followerCount }),
    addContacts: (igId: string): void => {
      for (const { id } of all.all()) meet(igId, id);
    },
    findContact: (igId: string, igsid: string): Contact | undefined => toContact(contactByIgsid.get({ igId, igsid })),
    contactOf: (igId: string, followerId: string): Contact | undefined => toContact(contactOf.get({ igId, followerId })),
    recordInbound: (igsid: string, at: number): void => void wrote.run({ igsid, at }),
    setFlags: ({ igsid, isThreadElsewhere, isBlocking }: Contact): void =>
      void flags.run({ igsid, isThreadElsewhere: Number(isThreadElsewhere), isBlocking: Number(isBlocking) }),
  };
}

function toContact(row: ContactRow | undefined): Contact | undefined {
  if (!row) return undefined;
  const { igsid, igId, followerId, lastInboundAt, isThreadElsewhere, isBlocking } = row;
  return { igsid, igId, followerId, lastInboundAt, isThreadElsewhere: isThreadElsewhere === 1, isBlocking: isBlocking === 1 };
}
