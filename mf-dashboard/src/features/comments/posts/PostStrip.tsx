import { RowAccount } from '@fanfare/shared/domain';
import { Badge, Button, color, font, media, radius, SkeletonRows, space } from '@fanfare/shared/ui';
import { LayoutGrid } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/comments.ts';
import { useCommentedPostsQuery } from '../comments.api.ts';
import { PostPicture } from './PostPicture.tsx';

const text = copy.comments.posts;

interface PostStripProps {
  /** Instagram's id of the selected post, or null for all posts. */
  chosen: string | null;
  onChoose: (mediaId: string | null) => void;
}

export function PostStrip({ chosen, onChoose }: PostStripProps) {
  const { data, isLoading, isError, refetch } = useCommentedPostsQuery();
  if (isLoading) return <SkeletonRows label={text.label} count={3} height="56px" />;
  if (isError && !data) {
    return (
      <Failed role="alert">
        {text.failed}
        <Button $size="small" onClick={refetch}>
          {copy.notifications.retry}
        </Button>
      </Failed>
    );
  }
  return (
    <Strip role="list" aria-label={text.label}>
      <li>
        <Post type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          <Frame>
            <LayoutGrid aria-hidden="true" size={22} />
          </Frame>
          <strong>{text.all}</strong>
        </Post>
      </li>
      {data?.data.map((post) => (
        <li key={post.mediaId}>
          <Post type="button" aria-pressed={chosen === post.mediaId} onClick={() => onChoose(post.mediaId)}>
            <Frame>
              <PostPicture post={post} />
            </Frame>
            <Words>
              <strong dir="auto">{post.caption ?? text.noCaption}</strong>
              <small>{text.counts(post.commentCount, post.unansweredCount)}</small>
              <RowAccount accountId={post.accountId} />
            </Words>
            {post.unansweredCount > 0 ? <Badge tone="accent">{post.unansweredCount}</Badge> : null}
          </Post>
        </li>
      ))}
    </Strip>
  );
}

const Failed = styled.p`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  color: ${color.danger};
`;

const Strip = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space.half};
  max-height: min(720px, calc(100dvh - 160px));
  overflow-y: auto;
  ${media.narrow} { grid-auto-flow: column; grid-auto-columns: minmax(200px, 70%); max-height: none; overflow: auto hidden; }
`;

const Post = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  width: 100%;
  padding: ${space.x1};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  &[aria-pressed='true'] { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  min-width: 0;
  > * { max-width: 100%; }
  strong, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
