import type { Publication } from '@fanfare/shared/contracts';
import { clockText } from '@fanfare/shared/domain';
import { color, font, motion, radius, space, type Tone, VisuallyHidden } from '@fanfare/shared/ui';
import { CircleAlert, CircleCheck, CircleDashed, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { MediaThumb } from '../compose/MediaThumb.tsx';
import { timeOfPost } from '../state/publicationTimes.ts';

const text = copy.publishing;
export const DRAGGED_POST = 'application/x-fanfare-post';
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface PostChipProps {
  post: Publication;
  tabIndex?: number;
  /** Undefined if the post cannot move. */
  onMove: ((days: number) => void) | undefined;
  onOpen: () => void;
}

export function PostChip({ post, tabIndex, onMove, onOpen }: PostChipProps) {
  const { label, Icon, tone } = lookOf(post);
  const [first] = post.media;
  const title = post.caption ?? text.kinds[post.kind];
  const time = clockText(timeOfPost(post));
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.shiftKey ? steps[event.key] : undefined;
    if (days === undefined || !onMove) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(days);
  };
  return (
    <Chip
      type="button"
      data-post={post.id}
      tabIndex={tabIndex}
      aria-description={onMove ? text.calendar.moveKeys : undefined}
      draggable={onMove !== undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED_POST, post.id);
        dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={onKeyDown}
      onClick={onOpen}
      $tone={tone}
      $isMovable={onMove !== undefined}
    >
      <Thumb>{first ? <MediaThumb type={post.coverUrl ? 'image' : first.type} url={post.coverUrl ?? first.url} /> : null}</Thumb>
      <Words>
        <Line>
          <Icon aria-hidden="true" size={12} />
          <Time>{time}</Time>
        </Line>
        <Title dir="auto">{title}</Title>
      </Words>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Chip>
  );
}

interface Look {
  label: string;
  Icon: LucideIcon;
  tone: Tone;
}

function lookOf({ state, approval }: Publication): Look {
  if (state === 'scheduled' && approval?.state === 'open')
    return { label: text.approval.states.open, Icon: CircleDashed, tone: 'warning' };
  const label = text.states[state];
  if (state === 'published') return { label, Icon: CircleCheck, tone: 'success' };
  if (state === 'failed') return { label, Icon: CircleAlert, tone: 'danger' };
  return state === 'scheduled' ? { label, Icon: Clock, tone: 'accent' } : { label, Icon: LoaderCircle, tone: 'accent' };
}

const inks: Readonly<Record<Tone, string>> = {
  neutral: color.textMuted,
  accent: color.accent,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  info: color.info,
};

const Chip = styled.button<{ $tone: Tone; $isMovable: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-items: center;
  gap: ${space.x1};
  width: 100%;
  min-height: 40px;
  padding: 3px;
  border: 1px solid ${({ $tone }) => ($tone === 'danger' ? color.danger : color.border)};
  border-radius: ${radius.small};
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.surface)};
  color: ${({ $tone }) => inks[$tone]};
  text-align: start;
  cursor: ${({ $isMovable }) => ($isMovable ? 'grab' : 'pointer')};
  transition: border-color ${motion.quick};
  &:hover { border-color: ${({ $tone }) => inks[$tone]}; }
  &:active { cursor: ${({ $isMovable }) => ($isMovable ? 'grabbing' : 'pointer')}; }
`;

const Thumb = styled.span`
  width: 32px;
  height: 32px;
  overflow: hidden;
  border-radius: 4px;
  svg { width: 16px; height: 16px; }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.3;
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.half};
`;

const Time = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Title = styled.span`
  overflow: hidden;
  color: ${color.text};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
