import { RowAccount } from '@fanfare/shared/domain';
import { Badge, Button, color, font, media, radius, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { LayoutGrid } from 'lucide-react';
import styled from 'styled-components';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
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
  if (isLoading) return <StripPlaceholder />;
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
          <Thumbnail $size="small">
            <LayoutGrid aria-hidden="true" size={22} />
          </Thumbnail>
          <strong>{text.all}</strong>
        </Post>
      </li>
      {data?.data.map((post) => (
        <li key={post.mediaId}>
          <Post type="button" aria-pressed={chosen === post.mediaId} onClick={() => onChoose(post.mediaId)}>
            <Thumbnail $size="small">
              <PostPicture post={post} />
            </Thumbnail>
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

function StripPlaceholder() {
  return (
    <Strip as="div" role="status">
      <VisuallyHidden>{text.label}</VisuallyHidden>
      {[0, 1, 2].map((post) => (
        <Post as="div" key={post}>
          <Skeleton $height="40px" $width="40px" />
          <Words>
            <Skeleton $height="16px" $width="120px" />
          </Words>
        </Post>
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
  min-height: 64px;
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

const Words = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  min-width: 0;
  > * { max-width: 100%; }
  strong, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-weight: ${font.weight.medium};
    line-height: 1.3;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.narrow} { strong { -webkit-line-clamp: 1; } }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
