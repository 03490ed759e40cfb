import type { DatabaseSync } from 'node:sqlite';
import type { MessageContent } from '../../model/messageContent.ts';
import { statement } from '../database/statement.ts';

export interface Message {
  /** Position in order of arrival. */
  seq: number;
  mid: string;
  igId: string;
  igsid: string;
  sender: 'follower' | 'business';
  text: string;
  sentAt: number;
  seenAt: number | null;
  content: MessageContent;
}

type Row = Omit<Message, 'content'> & { content: string };

/** Newest messages that the phone shows. */
const CONVERSATION_SHOWN = 200;

export function messagesRepository(database: DatabaseSync) {
  const insert = statement(
    database,
    'insert into messages (mid, igId, igsid, sender, text, sentAt, content) values (:mid, :igId, :igsid, :sender, :text, :sentAt, :content)',
  );
  const latest = statement<Row>(
    database,
    `select * from (select * from messages where igsid = :igsid order by seq desc limit ${CONVERSATION_SHOWN}) order by seq`,
  );
  const last = statement<Row>(database, 'select * from messages where igsid = :igsid order by seq desc limit 1');
  const byMid = statement<Row>(database, 'select * from messages where mid = :mid');
  const change = statement(database, 'update messages set text = :text, content = :content where mid = :mid');
  const page = statement<Row>(
    database,
    'select * from messages where igsid = :igsid and seq < :olderThan and sentAt <= :until order by seq desc limit :limit',
  );
  const newerThan = statement<{ count: number }>(
    database,
    'select count(*) as count from messages where igsid = :igsid and seq > :seq',
  );
  const threads = statement<{ igsid: string; lastAt: number; seq: number }>(
    database,
    `select igsid, max(sentAt) as lastAt, max(seq) as seq from messages where igId = :igId and sentAt <= :until group by igsid
     having max(seq) < :olderThan order by seq desc limit :limit`,
  );
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
    insert: (message: Omit<Message, 'seq' | 'seenAt' | 'content'>, content: MessageContent = {}): void =>
      void insert.run({ ...message, content: JSON.stringify(content) }),
    find: (mid: string): Message | undefined => toMessage(byMid.get({ mid })),
    update: (mid: string, text: string, content: MessageContent): void =>
      void change.run({ mid, text, content: JSON.stringify(content) }),
    ofConversation: (igsid: string): Message[] => latest.all({ igsid }).map(parse),
    lastOf: (igsid: string): Message | undefined => toMessage(last.get({ igsid })),
    /** Newest first, sent by `until`. */
    page: (igsid: string, olderThan: number, limit: number, until: number): Message[] =>
      page.all({ igsid, olderThan, limit, until }).map(parse),
    countNewer: (igsid: string, seq: number): number => newerThan.get({ igsid, seq })?.count ?? 0,
    /** Latest first. */
    threads: (igId: string, olderThan: number, limit: number, until: number): { igsid: string; lastAt: number; seq: number }[] =>
      threads.all({ igId, olderThan, limit, until }),
    unseenCount: (igsid: string, sender: Message['sender']): number => unseen.get({ igsid, sender })?.count ?? 0,
    /** @returns the newest message that was unseen */
    markSeen: (igsid: string, sender: Message['sender'], at: number): string | undefined => {
      const newest = lastUnseen.get({ igsid, sender });
      if (newest) see.run({ igsid, sender, at });
      return newest?.mid;
    },
  };
}

function parse(row: Row): Message {
  return { ...row, content: JSON.parse(row.content) };
}

function toMessage(row: Row | undefined): Message | undefined {
  return row && parse(row);
}
