import { X } from 'lucide-react';
import type { NextPost } from '../../contracts/index.ts';
import { dateText } from '../../ui/formats/dates.ts';
import { IconButton } from '../../ui/index.ts';
import { copy } from './copy.ts';
import type { NextPostChoice } from './NextPostChoice.ts';
import { NextPostDrawing } from './NextPostDrawing.tsx';
import type { KnownPosts } from './PostPicker.tsx';
import { PostRow } from './PostRow.tsx';
import { PostThumb } from './PostThumb.tsx';

interface NextPostRowsProps {
  next: NextPostChoice;
  query: KnownPosts;
}

export function NextPostRows({ next: { choice, published, onChange }, query }: NextPostRowsProps) {
  const state = published?.choice === choice ? (published ?? null) : null;
  const bound = state?.posts ?? [];
  const isWaiting = state === null || state.waitingAccountIds.length > 0 || bound.length === 0;
  const remove = (
    <IconButton $variant="quiet" $size="small" aria-label={copy.remove(copy.next)} onClick={() => onChange(undefined)}>
      <X aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      {bound.map(({ mediaId, boundAt }, place) => {
        const post = query.data?.data.find((known) => known.mediaId === mediaId);
        const name = post ? (post.caption ?? copy.noCaption) : copy.unknown(mediaId);
        return (
          <PostRow
            key={mediaId}
            thumb={<PostThumb url={post?.pictureUrl ?? null} />}
            name={name}
            detail={copy.bound(dateText(boundAt))}
          >
            {place === 0 ? remove : null}
          </PostRow>
        );
      })}
      {isWaiting ? (
        <PostRow thumb={<NextPostDrawing />} name={copy.next} detail={detailOf(state)}>
          {bound.length === 0 ? remove : null}
        </PostRow>
      ) : null}
    </>
  );
}

function detailOf(state: NextPost | null): string {
  if (state === null) return copy.nextHint;
  return state.posts.length > 0 ? copy.othersWait : copy.waiting(dateText(state.chosenAt));
}
