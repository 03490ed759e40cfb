import { Heart, MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { CommentView, PostView } from '../../state/views.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { formatDayAndTime } from '../ui/formatTime.ts';
import { type Commenter, CommentForm } from './CommentForm.tsx';
import { CommentLine } from './CommentLine.tsx';
import { PostMedia } from './PostMedia.tsx';

const COMMENTS_SHOWN = 20;
const products: Record<PostView['product'], string> = { FEED: 'Post', REELS: 'Reel', STORY: 'Story', LIVE: 'Live video' };

interface PostCardProps {
  post: PostView;
  by: Commenter;
  tools?: ReactNode;
}

export function PostCard({ post, by, tools }: PostCardProps) {
  const [answered, setAnswered] = useState<CommentView | null>(null);
  const takesComments = post.isCommentEnabled && post.product !== 'STORY' && (post.product !== 'LIVE' || post.isBroadcasting);
  return (
    <Card aria-label={`${products[post.product]} by ${post.by}`}>
      <header>
        <Avatar name={post.by} size={36} />
        <div>
          <b>{post.by}</b>
          <p>
            {products[post.product]} · <time dateTime={new Date(post.at).toISOString()}>{formatDayAndTime(post.at)}</time>
            {post.isAiGenerated ? ' · AI info' : ''}
          </p>
        </div>
        {post.isBroadcasting && <OnAir>Live now</OnAir>}
      </header>
      <PostMedia post={post} />
      <Body>
        {post.product !== 'STORY' && (
          <Counts>
            <span>
              <Heart size={18} aria-hidden="true" /> {counted(post.likeCount, 'like')}
            </span>
            <span>
              <MessageCircle size={18} aria-hidden="true" /> {counted(post.commentCount, 'comment')}
            </span>
          </Counts>
        )}
        {post.caption !== '' && <p dir="auto">{post.caption}</p>}
        {tools}
        {post.comments.length > 0 && (
          <ul aria-label="Comments">
            {post.comments.slice(0, COMMENTS_SHOWN).map((comment) => (
              <CommentLine key={comment.id} comment={comment} onReply={takesComments ? () => setAnswered(comment) : undefined}>
                {comment.replies.length > 0 && (
                  <ul aria-label={`Replies to ${comment.username}`}>
                    {comment.replies.map((reply) => (
                      <CommentLine key={reply.id} comment={reply} />
                    ))}
                  </ul>
                )}
              </CommentLine>
            ))}
          </ul>
        )}
        {takesComments && <CommentForm postId={post.id} by={by} answered={answered} onDone={() => setAnswered(null)} />}
        {!takesComments && <Closed>{closedBecause(post)}</Closed>}
      </Body>
    </Card>
  );
}

function closedBecause({ product, isCommentEnabled }: PostView): string {
  if (product === 'STORY') return 'A story takes no comments: answer it by a message.';
  return isCommentEnabled ? 'The live video has ended: it takes no comments any more.' : 'Comments are turned off for this post.';
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;
}

const Card = styled.article`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--roundLarge);
  background: var(--card);
  > header {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 12px 14px;
    line-height: 1.3;
  }
  header > div {
    flex: 1;
    min-width: 0;
  }
  header p {
    font-size: 13px;
    color: var(--soft);
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 14px;
  ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li ul {
    margin-top: 8px;
  }
`;

const Counts = styled.div`
  display: flex;
  gap: 16px;
  font-size: 14px;
  font-weight: 550;
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const OnAir = styled.span`
  padding: 2px 10px;
  border-radius: 99px;
  font-size: 13px;
  font-weight: 680;
  color: var(--bad);
  background: var(--badTint);
`;

const Closed = styled.p`
  font-size: 14px;
  color: var(--soft);
`;
