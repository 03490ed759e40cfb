import type { DatabaseSync } from 'node:sqlite';
import { statement } from '../statement.ts';

export interface Message {
  /** Position in arrival order. */
  seq: number;
  mid: string;
  igId: string;
  igsid: string;
  sender: 'follower' | 'business';
  text: string;
  sentAt: number;
  /** When the other side saw it. */
  seenAt: number | null;
}

/** How much of a conversation the phone shows. */
const CONVERSATION_SHOWN = 200;

export function messagesRepository(database: DatabaseSync) {
  const insert = statement(
    database,
    'insert into messages (mid, igId, igsid, sender, text, sentAt) values (:mid, :igId, :igsid, :sender, :text, :sentAt)',
  );
  const latest = statement<Message>(
    database,
    `select * from (select * from messages where igsid = :igsid order by seq desc limit ${CONVERSATION_SHOWN}) order by seq`,
  );
  const last = statement<Message>(database, 'select * from messages where igsid = :igsid order by seq desc limit 1');
  const unseen = statement<{ count: number }>(
    database,
    'select count(*) as count from messages where igsid = :igsid and sender = :sender and seenAt is null',
  );
  const lastUnseen = statement<{ mid: string }>(
    database,
    'select mid from messages where igsid = :igsid and sender = :sender and seenAt is null order by seq desc limit 1',
  );
  const see = statement(
    database,
    'update messages set seenAt = :at where igsid = :igsid and sender = :sender and seenAt is null',
  );
  return {
    insert: (message: Omit<Message, 'seq' | 'seenAt'>) => insert.run({ ...message }),
    ofConversation: (igsid: string): Message[] => latest.all({ igsid }),
    lastOf: (igsid: string): Message | undefined => last.get({ igsid }),
    unseenCount: (igsid: string, sender: Message['sender']): number => unseen.get({ igsid, sender })?.count ?? 0,
    /** Marks everything that `sender` wrote as seen; answers the newest message that was not seen before. */
    markSeen: (igsid: string, sender: Message['sender'], at: number): string | undefined => {
      const newest = lastUnseen.get({ igsid, sender });
      if (newest) see.run({ igsid, sender, at });
      return newest?.mid;
    },
  };
}
