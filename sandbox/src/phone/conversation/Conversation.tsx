import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { Avatar } from '../../pages/Avatar.tsx';
import { formatDayAndTime } from '../../pages/formatTime.ts';
import type { AccountView, ConversationView, FollowerView } from '../views.ts';
import { Composer } from './Composer.tsx';
import { ConversationTools } from './ConversationTools.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { useMarkSeen } from './useMarkSeen.ts';
import { useScrollToEnd } from './useScrollToEnd.ts';
import { useTyping } from './useTyping.ts';

interface ConversationProps {
  account: AccountView;
  follower: FollowerView;
  igsid: string;
}

/** The screen of the follower's phone: one conversation with the account. */
export function Conversation({ account, follower, igsid }: ConversationProps) {
  const path = `/accounts/${account.igId}/conversations/${follower.id}`;
  const conversation = useLiveResource<ConversationView>(path, ['conversation', 'delivery']);
  const messages = conversation?.messages ?? [];
  const lastMid = messages.at(-1)?.mid;
  const isTyping = useTyping(igsid, lastMid);
  const end = useScrollToEnd(`${lastMid} ${isTyping}`);
  useMarkSeen(path, messages);

  return (
    <Screen>
      <Head>
        <Avatar name={account.username} size={36} />
        <div>
          <h2>{account.username}</h2>
          <p>{account.name ?? account.accountType}</p>
        </div>
      </Head>
      <Log ref={end} role="log" aria-label={`Messages with ${account.username}`} tabIndex={0}>
        {conversation && messages.length === 0 && (
          <Empty>
            <Avatar name={account.username} size={72} />
            <b>{account.name ?? account.username}</b>
            <p>Write the first message as {follower.username}. Only then may the account answer.</p>
          </Empty>
        )}
        {messages.map((message, index) => (
          <Entry key={message.mid}>
            {isNewDay(message.sentAt, messages[index - 1]?.sentAt) && <Day>{formatDayAndTime(message.sentAt)}</Day>}
            <MessageBubble
              path={`${path}/messages`}
              message={message}
              isSubscribed={account.subscribedFields?.includes('messages') ?? false}
            />
          </Entry>
        ))}
        {isTyping && <Typing>{account.username} is typing …</Typing>}
      </Log>
      <ConversationTools path={path} suggestions={account.suggestions} isEmpty={messages.length === 0} />
      <Composer path={`${path}/messages`} follower={follower.username} />
    </Screen>
  );
}

const PAUSE_MS = 60 * 60 * 1000;

function isNewDay(sentAt: number, before: number | undefined): boolean {
  return before === undefined || sentAt - before > PAUSE_MS;
}

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  min-height: 0;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: 16px;
  }
  p {
    font-size: 13px;
    line-height: 1.3;
    color: var(--soft);
  }
`;

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 16px 14px;
  overflow-y: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Entry = styled.div`
  display: contents;
`;

const Day = styled.p`
  align-self: center;
  margin-top: 6px;
  font-size: 13px;
  color: var(--soft);
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin: auto;
  padding: 16px;
  max-width: 280px;
  text-align: center;
  color: var(--soft);
  b {
    color: var(--ink);
  }
`;

const Typing = styled.p`
  font-size: 14px;
  color: var(--soft);
`;
