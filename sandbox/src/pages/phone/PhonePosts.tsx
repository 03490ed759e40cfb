import { Images } from 'lucide-react';
import { styled } from 'styled-components';
import type { AccountView, FollowerView, PostView } from '../../state/views.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { PostCard } from '../feed/PostCard.tsx';
import { Button } from '../ui/Button.ts';
import { Region } from '../ui/feedback/Region.tsx';
import { StateCard } from '../ui/feedback/StateCard.tsx';
import { Row } from '../ui/frame/Row.ts';

interface PhonePostsProps {
  account: AccountView;
  follower: FollowerView;
  onReplyToStory: (postId: string) => void;
  onShare: (postId: string) => void;
}

export function PhonePosts({ account, follower, onReplyToStory, onShare }: PhonePostsProps) {
  const posts = useLiveQuery<PostView[]>(`/accounts/${account.igId}/posts`, ['posts']);
  return (
    <Scroll role="region" aria-label={`Posts of ${account.username}`} tabIndex={0}>
      <Region answer={posts} what="The posts">
        {(shown) => (
          <>
            {shown.length === 0 && <StateCard icon={Images} title="No posts yet" />}
            {shown.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                by={follower}
                tools={
                  post.product !== 'LIVE' && (
                    <Row>
                      {post.product === 'STORY' ? (
                        <Button $small onClick={() => onReplyToStory(post.id)}>
                          Answer by a message
                        </Button>
                      ) : (
                        <Button $small onClick={() => onShare(post.id)}>
                          Share in the conversation
                        </Button>
                      )}
                    </Row>
                  )
                }
              />
            ))}
          </>
        )}
      </Region>
    </Scroll>
  );
}

const Scroll = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Rows keep their height, even if the phone is short. */
  grid-auto-rows: max-content;
  gap: 14px;
  padding: 10px;
  overflow-y: auto;
  &:focus-visible {
    outline-offset: -3px;
  }
`;
