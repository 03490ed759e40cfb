import { weekdayNames, weekdayText } from '@fanfare/shared/domain';
import { color, font, motion, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Plus } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { timeOfPost } from '../state/publicationTimes.ts';
import type { DayPosts } from './DayPosts.ts';
import { addDays, dayOf, monthOf } from './days.ts';
import { DRAGGED_POST, PostChip } from './PostChip.tsx';

const text = copy.publishing.calendar;
const POSTS_SHOWN = 3;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthGridProps extends DayPosts {
  label: string;
  month: string;
  weeks: readonly (readonly string[])[];
}

/** Arrow keys move between days, Enter writes a post for the day, Tab reaches its posts. */
export function MonthGrid({ label, month, weeks, days, today, canMove, onMove, onOpen, onNew }: MonthGridProps) {
  const all = weeks.flat();
  const [chosen, setChosen] = useState(today);
  const current = all.includes(chosen) ? chosen : `${month}-01`;
  const [over, setOver] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);

  // React creates a new element for a moved post.
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    if (id !== null) grid.current?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`)?.focus();
  });

  const focus = (day: string) => {
    if (!all.includes(day)) return;
    setChosen(day);
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = steps[event.key];
    if (step !== undefined) focus(addDays(day, step));
    else if (event.key === 'Enter' && event.target === event.currentTarget && onNew) onNew(day);
    else return;
    event.preventDefault();
  };
  const drop = (event: DragEvent, day: string) => {
    setOver(null);
    const id = event.dataTransfer.getData(DRAGGED_POST);
    const post = [...days.values()].flat().find((each) => each.id === id);
    if (!post) return;
    event.preventDefault();
    onMove(post, day);
  };

  return (
    <Grid ref={grid} role="grid" aria-label={label}>
      <Row role="row">
        {weekdayNames().map(({ short, long }) => (
          <Weekday key={long} role="columnheader" aria-label={long}>
            {short}
          </Weekday>
        ))}
      </Row>
      {weeks.map((week) => (
        <Row key={week[0]} role="row">
          {week.map((day) => {
            const posts = days.get(day) ?? [];
            const isCurrent = day === current;
            const shown = opened === day || posts.length <= POSTS_SHOWN ? posts : posts.slice(0, POSTS_SHOWN - 1);
            return (
              <Day
                key={day}
                role="gridcell"
                data-day={day}
                tabIndex={isCurrent ? 0 : -1}
                aria-current={day === today ? 'date' : undefined}
                data-over={over === day || undefined}
                $isOutside={monthOf(day) !== month}
                $isPast={day < today}
                onFocus={() => setChosen(day)}
                onKeyDown={(event) => onKeyDown(event, day)}
                onDragOver={(event) => {
                  if (!event.dataTransfer.types.includes(DRAGGED_POST)) return;
                  event.preventDefault();
                  setOver(day);
                }}
                onDragLeave={() => setOver(null)}
                onDrop={(event) => drop(event, day)}
              >
                <Top>
                  <DayNumber>
                    <VisuallyHidden>{weekdayText(day)}</VisuallyHidden>
                    <span aria-hidden="true">{Number(day.slice(-2))}</span>
                  </DayNumber>
                  {onNew && day >= today ? (
                    <Add type="button" tabIndex={-1} aria-label={text.newOn(weekdayText(day))} onClick={() => onNew(day)}>
                      <Plus aria-hidden="true" size={14} />
                    </Add>
                  ) : null}
                </Top>
                {shown.map((post) => (
                  <PostChip
                    key={post.id}
                    post={post}
                    tabIndex={isCurrent ? 0 : -1}
                    onOpen={() => onOpen(post)}
                    onMove={
                      canMove(post)
                        ? (count) => {
                            moved.current = post.id;
                            onMove(post, addDays(dayOf(timeOfPost(post)), count));
                          }
                        : undefined
                    }
                  />
                ))}
                {shown.length < posts.length ? (
                  <More type="button" tabIndex={isCurrent ? 0 : -1} onClick={() => setOpened(day)}>
                    {text.more(posts.length - shown.length)}
                  </More>
                ) : null}
              </Day>
            );
          })}
        </Row>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  > * + * { border-inline-start: 1px solid ${color.border}; }
  & + & { border-top: 1px solid ${color.border}; }
`;

const Weekday = styled.div`
  padding: ${space.half} ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.caption};
`;

const Add = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { background: ${color.accentSoft}; color: ${color.accent}; }
  @media (hover: hover) { opacity: 0; transition: opacity ${motion.quick}; }
`;

const Day = styled.div<{ $isOutside: boolean; $isPast: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.half};
  min-height: 104px;
  padding: ${space.half};
  background: ${({ $isOutside, $isPast }) => ($isOutside || $isPast ? color.canvas : 'transparent')};
  &[data-over] { background: ${({ $isPast }) => ($isPast ? color.dangerSoft : color.accentSoft)}; }
  &:focus-visible { outline-offset: -2px; }
  &:hover ${Add}, &:focus-within ${Add} { opacity: 1; }
  &[aria-current] > :first-child > :first-child { background: ${color.accent}; color: ${color.onAccent}; }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
`;

const DayNumber = styled.span`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  border-radius: ${radius.pill};
  color: ${color.textMuted};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const More = styled.button`
  min-height: 24px;
  padding: 0 ${space.half};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.accent};
  font-size: ${font.size.caption};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.accentSoft}; }
`;
