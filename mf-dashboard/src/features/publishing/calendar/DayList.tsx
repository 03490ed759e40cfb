import { weekdayText } from '@fanfare/shared/domain';
import { color, font, IconButton, space } from '@fanfare/shared/ui';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { timeOfPost } from '../state/publicationTimes.ts';
import type { DayPosts } from './DayPosts.ts';
import { addDays, dayOf, monthOf } from './days.ts';
import { PostChip } from './PostChip.tsx';

const text = copy.publishing.calendar;

interface DayListProps extends DayPosts {
  label: string;
  month: string;
}

/** The days of a month that have posts, and today. */
export function DayList({ label, month, days, today, canMove, onMove, onOpen, onNew }: DayListProps) {
  const listed = [...new Set([...days.keys(), today])].filter((day) => monthOf(day) === month).toSorted();
  return (
    <List role="list" aria-label={label}>
      {listed.map((day) => (
        <li key={day}>
          <Head $isToday={day === today}>
            <h3>{day === today ? text.today(weekdayText(day)) : weekdayText(day)}</h3>
            {onNew && day >= today ? (
              <IconButton $variant="quiet" $size="small" aria-label={text.newOn(weekdayText(day))} onClick={() => onNew(day)}>
                <Plus aria-hidden="true" />
              </IconButton>
            ) : null}
          </Head>
          <Posts>
            {days
              .get(day)
              ?.map((post) => (
                <PostChip
                  key={post.id}
                  post={post}
                  onOpen={() => onOpen(post)}
                  onMove={canMove(post) ? (count) => onMove(post, addDays(dayOf(timeOfPost(post)), count)) : undefined}
                />
              )) ?? <Quiet>{text.nothing}</Quiet>}
          </Posts>
        </li>
      ))}
      {listed.length === 0 ? <Quiet as="li">{text.emptyMonth}</Quiet> : null}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x2};
`;

const Head = styled.div<{ $isToday: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  border-bottom: 1px solid ${color.border};
  h3 {
    color: ${({ $isToday }) => ($isToday ? color.accent : color.textMuted)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.medium};
  }
`;

const Posts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
  padding-top: ${space.half};
`;

const Quiet = styled.p`
  padding: ${space.x1} 0;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
