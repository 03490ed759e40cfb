import { useState } from 'react';
import { styled } from 'styled-components';
import type { AccountView, ConversationView, FollowerView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { ConversationDetails } from './ConversationDetails.tsx';
import type { DraftAbout } from './composer/DraftAbout.ts';
import { Conversation } from './conversation/Conversation.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PhonePosts } from './PhonePosts.tsx';
import { type PhoneTab, PhoneTabs } from './PhoneTabs.tsx';

interface PhoneViewProps {
  account: AccountView;
  follower: FollowerView;
  /** Only the follower's phone, as high as the window. */
  isDocked?: boolean;
}

export function PhoneView({ account, follower, isDocked = false }: PhoneViewProps) {
  const path = `/accounts/${account.igId}/conversations/${follower.id}`;
  const conversation = useLiveQuery<ConversationView>(path, ['conversation', 'delivery', 'followers']);
  const [holder, setHolder] = useState<'follower' | 'account'>('follower');
  const [tab, setTab] = useState<PhoneTab>('messages');
  const [about, setAbout] = useState<DraftAbout | null>(null);
  const { act, problem } = useAction();
  const isAccountPhone = holder === 'account';

  function hold(next: typeof holder): void {
    setHolder(next);
    setTab('messages');
    setAbout(null);
  }

  function arrive(next: DraftAbout): void {
    setHolder('follower');
    setTab('messages');
    setAbout(next);
  }

  async function share(postId: string): Promise<void> {
    if (await act(() => change('POST', `${path}/messages`, { share: { postId } }))) setTab('messages');
  }

  return (
    <>
      <Middle $isDocked={isDocked}>
        {!isDocked && (
          <Segments
            legend="Whose phone"
            value={holder}
            onChange={hold}
            options={[
              { value: 'follower', text: 'Follower’s phone' },
              { value: 'account', text: 'Account’s phone' },
            ]}
          />
        )}
        <PhoneFrame isDocked={isDocked} label={`Phone of ${isAccountPhone ? account.username : follower.username}`}>
          {tab === 'posts' ? (
            <PhonePosts
              account={account}
              follower={follower}
              onReplyToStory={(postId) => arrive({ kind: 'story', postId })}
              onShare={(postId) => void share(postId)}
            />
          ) : (
            <Conversation
              account={account}
              follower={follower}
              path={path}
              answer={conversation}
              isAccountPhone={isAccountPhone}
              about={about}
              onAboutChange={setAbout}
            />
          )}
          {isAccountPhone ? (
            <Foot>What is written here reaches the app as an echo.</Foot>
          ) : (
            <PhoneTabs current={tab} onChoose={setTab} />
          )}
        </PhoneFrame>
        <Problem text={problem} />
      </Middle>
      {conversation.value && !isDocked && (
        <ConversationDetails account={account} path={path} conversation={conversation.value} onArrive={arrive} />
      )}
    </>
  );
}

const Middle = styled.div<{ $isDocked: boolean }>`
  display: grid;
  ${({ $isDocked }) => $isDocked && 'grid-template-rows: minmax(0, 1fr); min-height: 0;'}
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  > fieldset {
    justify-self: center;
  }
  @media (min-width: 760px) {
    ${({ $isDocked }) => !$isDocked && 'position: sticky; top: 12px;'}
  }
`;

const Foot = styled.p`
  padding: 8px 20px 18px;
  border-top: 1px solid var(--line);
  font-size: 13px;
  text-align: center;
  color: var(--soft);
`;
