import type { Publication } from '@fanfare/shared/contracts';
import { momentText, RelativeTime, RowAccount } from '@fanfare/shared/domain';
import { useAuthorName } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { selectUser, useAppSelector, useNeedsApproval } from '@fanfare/shared/store';
import { Badge, Button, color, font, media, space, type Tone } from '@fanfare/shared/ui';
import { Clapperboard, GalleryHorizontal, Image, type LucideIcon, SquarePlay } from 'lucide-react';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { Thumbnail } from '../../components/Thumbnail.tsx';
import { copy } from '../../copy/instagram/publishing.ts';
import { MediaThumb } from './compose/MediaThumb.tsx';
import { canEdit, isForTime, isStillPlanned } from './state/publicationTimes.ts';
import type { PublicationAction } from './usePublicationActions.ts';

const text = copy.publishing;
const icons: Readonly<Record<Publication['kind'], LucideIcon>> = {
  image: Image,
  carousel: GalleryHorizontal,
  reel: Clapperboard,
  story: SquarePlay,
};
const tones: Readonly<Record<Publication['state'], Tone>> = {
  scheduled: 'info',
  preparing: 'accent',
  processing: 'accent',
  publishing: 'accent',
  published: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};
const WAITING: readonly Publication['state'][] = ['scheduled', 'preparing', 'processing'];

interface PublicationRowProps {
  post: Publication;
  /** Undefined while publishing is unavailable. */
  onRetry: PublicationAction | undefined;
  /** Starts a new post with the content of this one. */
  onReuse: PublicationAction | undefined;
  /** Undefined without the permission. */
  onCancel: PublicationAction | undefined;
  onRemove: PublicationAction | undefined;
  /** Undefined unless the user decides on requests. */
  onReview: PublicationAction | undefined;
  onEdit: PublicationAction | undefined;
  onWithdraw: PublicationAction | undefined;
}

export const PublicationRow = memo(function PublicationRow(props: PublicationRowProps) {
  const { post, onRetry, onReuse, onCancel, onRemove, onReview, onEdit, onWithdraw } = props;
  const [isBusy, setBusy] = useState(false);
  const authorName = useAuthorName()(post.by);
  const userId = useAppSelector(selectUser)?.id;
  const isOwn = userId === post.by?.id;
  const needsApproval = useNeedsApproval();
  const isPlanned = isStillPlanned(post);
  // A post for now shows as preparing before its first step is done.
  const state = post.state === 'scheduled' && !isPlanned && !post.error ? 'preparing' : post.state;
  const isOver = post.state === 'failed' || post.state === 'cancelled';
  const isUnderway = tones[state] === 'accent';
  const { approval } = post;
  const isWaiting = approval?.state === 'open' && post.state === 'scheduled';
  const isRefused = approval?.state === 'refused' && post.state === 'cancelled';

  const button = (label: string, act: PublicationAction | undefined, variant?: 'quiet') =>
    act ? (
      <Button
        $size="small"
        $variant={variant}
        disabled={isBusy}
        onClick={async () => {
          setBusy(true);
          await act(post);
          setBusy(false);
        }}
      >
        {label}
      </Button>
    ) : null;

  return (
    <Row>
      <PostThumbnail post={post} />
      <Words>
        <Caption dir="auto">{post.caption ?? <Quiet>{text.noCaption}</Quiet>}</Caption>
        <Facts>
          <span>{text.kinds[post.kind]}</span>
          {post.media.length > 1 ? <span>{text.more(post.media.length - 1)}</span> : null}
          {isWaiting ? <span>{isForTime(post) ? momentText(post.scheduledAt) : text.approval.onceApproved}</span> : null}
          {isPlanned && !isWaiting ? <span>{text.scheduledFor(momentText(post.scheduledAt))}</span> : null}
          {post.publishedAt ? <RelativeTime at={post.publishedAt} /> : isPlanned ? null : <RelativeTime at={post.createdAt} />}
          <span>{authorName}</span>
          <RowAccount accountId={post.accountId} />
          {approval?.state === 'given' && approval.decidedBy?.name ? (
            <span>{text.approval.approvedBy(approval.decidedBy.name)}</span>
          ) : null}
        </Facts>
        {isRefused && approval.comment !== null ? (
          <Trouble>{refusalText(approval.decidedBy?.name, approval.comment)}</Trouble>
        ) : null}
        {post.error ? <Trouble>{localize(post.errorMessage, post.error)}</Trouble> : null}
      </Words>
      <Side>
        {isWaiting || isRefused ? (
          <Badge tone={isWaiting ? 'info' : 'warning'} dot="hollow">
            {text.approval.states[isWaiting ? 'open' : 'refused']}
          </Badge>
        ) : (
          <Badge tone={tones[state]} dot={isUnderway ? 'filled' : 'hollow'}>
            {text.states[state]}
          </Badge>
        )}
        <Actions>
          {isWaiting ? button(text.approval.review, onReview) : null}
          {canEdit(post, { userId, needsApproval }) ? button(text.approval.edit, onEdit) : null}
          {isOwn && isWaiting ? button(text.withdraw.label, onWithdraw, 'quiet') : null}
          {post.state === 'failed' ? button(text.retry, onRetry) : null}
          {isOver ? button(text.reuse, onReuse) : null}
          {isOver ? button(text.remove.label, onRemove, 'quiet') : null}
          {WAITING.includes(post.state) && !isWaiting ? button(text.cancel.label, onCancel, 'quiet') : null}
        </Actions>
      </Side>
    </Row>
  );
});

function PostThumbnail({ post: { kind, media, coverUrl } }: { post: Publication }) {
  const [first] = media;
  const Icon = icons[kind];
  return (
    <Thumbnail $size="large">
      {first ? (
        <MediaThumb
          type={coverUrl === undefined ? first.type : 'image'}
          url={coverUrl ?? first.url}
          icon={<Icon aria-hidden="true" size={24} />}
        />
      ) : null}
    </Thumbnail>
  );
}

function refusalText(name: string | null | undefined, comment: string): string {
  return name ? text.approval.refusedBy(name, comment) : text.approval.formerRefused(comment);
}

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.x1half};
  min-width: 0;
  ${media.narrow} { flex-wrap: wrap; }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
`;

const Caption = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Quiet = styled.em`
  color: ${color.textMuted};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x1half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Trouble = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
  &:empty { display: none; }
  ${media.narrow} { justify-content: start; }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${space.x1};
  ${media.narrow} { flex-flow: row wrap; align-items: center; width: 100%; }
`;
