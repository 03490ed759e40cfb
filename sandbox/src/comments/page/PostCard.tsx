import { styled } from 'styled-components';
import { formatDayAndTime } from '../../pages/formatTime.ts';
import type { CommentView, FollowerView, PostView } from '../../phone/views.ts';
import { CommentForm } from './CommentForm.tsx';

const COMMENTS_SHOWN = 20;
const products: Record<PostView['product'], string> = { FEED: 'Post', REELS: 'Reel', STORY: 'Story', LIVE: 'Live video' };

export function PostCard({ post, followers }: { post: PostView; followers: FollowerView[] }) {
  const [image] = post.imageUrls;
  return (
    <Card aria-label={`${products[post.product]} by ${post.by}`}>
      <p>
        <b>{post.by}</b> · {products[post.product]} · {formatDayAndTime(post.at)}
      </p>
      {image !== undefined && <img src={image} alt={post.altText ?? ''} />}
      {post.caption !== '' && <p dir="auto">{post.caption}</p>}
      <p>
        {post.likeCount.toLocaleString()} likes · {post.commentCount.toLocaleString()} comments
        {!post.isCommentEnabled && ' · comments are off'}
      </p>
      <ul>
        {post.comments.slice(0, COMMENTS_SHOWN).map((comment) => (
          <li key={comment.id}>
            {line(comment)}
            {comment.replies.length > 0 && (
              <ul>
                {comment.replies.map((reply) => (
                  <li key={reply.id}>{line(reply)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {post.isCommentEnabled && <CommentForm postId={post.id} followers={followers} />}
    </Card>
  );
}

function line({ username, text, isHidden, hasPrivateReply }: CommentView) {
  return (
    <span dir="auto">
      <b>{username}</b> {text}
      {isHidden && <i> (hidden)</i>}
      {hasPrivateReply && <i> (answered in private)</i>}
    </span>
  );
}

const Card = styled.article`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 14px;
    object-fit: cover;
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li ul {
    margin-top: 6px;
    padding-left: 20px;
  }
  i {
    color: var(--soft);
  }
`;
