import { styled } from 'styled-components';
import type { AccountView, ConversationView, FollowerView, PostView } from '../../../state/views.ts';
import { change } from '../../api/sandboxApi.ts';
import type { LiveQuery } from '../../api/useLiveQuery.ts';
import { useLiveValue } from '../../api/useLiveValue.ts';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Region } from '../../ui/feedback/Region.tsx';
import { useAction } from '../../ui/feedback/useAction.ts';
import { AttachPanel } from '../composer/AttachPanel.tsx';
import type { DraftAbout } from '../composer/DraftAbout.ts';
import { PhoneMessageComposer } from '../composer/PhoneMessageComposer.tsx';
import { Suggestions } from '../composer/Suggestions.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useMarkSeen } from './useMarkSeen.ts';
import { useTyping } from './useTyping.ts';

interface ConversationProps {
  account: AccountView;
  follower: FollowerView;
  path: string;
  answer: LiveQuery<ConversationView>;
  isAccountPhone: boolean;
  about: DraftAbout | null;
  onAboutChange: (about: DraftAbout | null) => void;
}

export function Conversation({ account, follower, path, answer, isAccountPhone, about, onAboutChange }: ConversationProps) {
  const { act, problem } = useAction();
  const posts = useLiveValue<PostView[]>(isAccountPhone ? null : `/accounts/${account.igId}/posts`, ['posts']) ?? [];
  const messages = answer.value?.messages ?? [];
  const isTyping = useTyping(answer.value?.igsid ?? '', messages.at(-1)?.mid);
  useMarkSeen(path, isAccountPhone ? [] : messages);
  const send = (to: string, body: object) => void act(() => change('POST', `${path}/${to}`, body));

  return (
    <Screen>
      <ConversationHead account={account} follower={follower} isAccountPhone={isAccountPhone} />
      <Region answer={answer} what="The messages">
        {(conversation) => (
          <MessageLog
            account={account}
            follower={follower}
            path={`${path}/messages`}
            messages={conversation.messages}
            isTyping={isTyping && !isAccountPhone}
            isAccountPhone={isAccountPhone}
            act={act}
            onAboutChange={onAboutChange}
          />
        )}
      </Region>
      <footer>
        {!isAccountPhone && (
          <Suggestions
            suggestions={account.suggestions}
            isEmpty={answer.value !== null && messages.length === 0}
            onTap={(title) => send('suggestion', { title })}
          />
        )}
        <Problem text={problem} />
        <PhoneMessageComposer
          path={path}
          writer={isAccountPhone ? account.username : follower.username}
          isAccount={isAccountPhone}
          about={about}
          onAboutChange={onAboutChange}
          act={act}
        >
          <AttachPanel
            posts={posts.filter(({ by, product }) => by === account.username && product !== 'LIVE')}
            isAccount={isAccountPhone}
            onSend={(body) => send(isAccountPhone ? 'business-messages' : 'messages', body)}
            onReplyToStory={(postId) => onAboutChange({ kind: 'story', postId })}
          />
        </PhoneMessageComposer>
      </footer>
    </Screen>
  );
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  > [role='status'] {
    padding: 16px;
  }
  footer > [role='alert'] {
    margin: 6px 10px 0;
  }
`;
