import type { Publication } from '@fanfare/shared/contracts';
import { monthText } from '@fanfare/shared/domain';
import { selectUser, useAppSelector, useNeedsApproval } from '@fanfare/shared/store';
import { Button, color, FailureBanner, font, IconButton, Skeleton, space } from '@fanfare/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { useMediaQuery } from '../../../state/useMediaQuery.ts';
import { canMove, timeOfPost } from '../state/publicationTimes.ts';
import { usePeriodPublicationsQuery } from '../state/publishing.api.ts';
import { DayList } from './DayList.tsx';
import { addMonths, dayOf, monthOf, onDay, spanOf, weeksOf } from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { PostDialog } from './PostDialog.tsx';
import { useMovePost } from './useMovePost.ts';

const text = copy.publishing.calendar;
const REFRESH_MS = 15_000;

interface PublishingCalendarProps {
  /** As `2026-03`; empty for the current one. */
  month: string;
  onMonth: (month: string) => void;
  canPost: boolean;
  /** True while a form covers the calendar. */
  isCovered: boolean;
  onNew: (day: string) => void;
  renderPost: (post: Publication) => ReactNode;
}

export function PublishingCalendar(props: PublishingCalendarProps) {
  const { onMonth, canPost, isCovered, onNew, renderPost } = props;
  const today = dayOf(new Date());
  const month = props.month || monthOf(today);
  const weeks = weeksOf(month);
  const { currentData, isError, refetch } = usePeriodPublicationsQuery(spanOf(weeks), {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const { posts, move } = useMovePost(currentData);
  const [openId, setOpenId] = useState<string | null>(null);
  if (isCovered && openId !== null) setOpenId(null);
  const isNarrow = useMediaQuery('(max-width: 719px)');
  const userId = useAppSelector(selectUser)?.id;
  const needsApproval = useNeedsApproval();
  const open = posts?.find(({ id }) => id === openId) ?? null;
  const canMoveIt = (post: Publication) => canPost && canMove(post, { userId, needsApproval });

  const shared = {
    label: monthText(month),
    month,
    days: byDay(posts ?? []),
    today,
    canMove: canMoveIt,
    onMove: (post: Publication, day: string) => void move(post, onDay(post.scheduledAt, day)),
    onOpen: ({ id }: Publication) => setOpenId(id),
    onNew: canPost ? onNew : undefined,
  };
  return (
    <Frame>
      <Head>
        <Title aria-live="polite">{monthText(month)}</Title>
        {month === monthOf(today) ? null : (
          <Button $size="small" onClick={() => onMonth('')}>
            {text.thisMonth}
          </Button>
        )}
        <IconButton $variant="quiet" $size="small" aria-label={text.previous} onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton $variant="quiet" $size="small" aria-label={text.next} onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Head>
      {isError ? (
        <FailureBanner
          failure={{ title: copy.publishing.list.failed }}
          action={
            <Button $size="small" onClick={refetch}>
              {copy.notifications.retry}
            </Button>
          }
        />
      ) : null}
      {isNarrow ? (
        posts || isError ? (
          <DayList {...shared} />
        ) : (
          <Skeleton $height="240px" />
        )
      ) : (
        <MonthGrid {...shared} weeks={weeks} />
      )}
      {isNarrow || !canPost ? null : <Hint>{text.hint}</Hint>}
      <PostDialog
        post={open}
        onClose={() => setOpenId(null)}
        onMove={
          open && canMoveIt(open)
            ? (at) => {
                setOpenId(null);
                void move(open, at);
              }
            : undefined
        }
      >
        {open ? renderPost(open) : null}
      </PostDialog>
    </Frame>
  );
}

function byDay(posts: readonly Publication[]): ReadonlyMap<string, readonly Publication[]> {
  const shown = posts.filter(({ state }) => state !== 'cancelled');
  return Map.groupBy(
    shown.toSorted((one, other) => Date.parse(timeOfPost(one)) - Date.parse(timeOfPost(other))),
    (post) => dayOf(timeOfPost(post)),
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
`;

const Title = styled.h2`
  flex: 1;
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
