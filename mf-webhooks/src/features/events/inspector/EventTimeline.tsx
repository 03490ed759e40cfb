import type { WebhookEvent } from '@fanfare/shared/contracts';
import { exactClockText, exactMomentText } from '@fanfare/shared/domain';
import { Banner, Button, color, font, radius, SkeletonRows, space } from '@fanfare/shared/ui';
import { ArrowDownToLine, Footprints, type LucideIcon, MessageSquareText, Radio, Scale, Send, Workflow } from 'lucide-react';
import styled from 'styled-components';
import { inspectorCopy } from '../../../copy/inspector.ts';
import { useDecisionOfEventQuery } from '../events.api.ts';
import { elapsedTime } from './elapsedTime.ts';
import { type EntryKind, type TimelineEntry, timelineOf } from './timelineOf.ts';

const text = inspectorCopy.timeline;

const icons: Readonly<Record<EntryKind, LucideIcon>> = {
  happened: Radio,
  received: ArrowDownToLine,
  decided: Scale,
  run: Workflow,
  step: Footprints,
  message: MessageSquareText,
  call: Send,
};

interface EventTimelineProps {
  event: WebhookEvent;
  onOpen: (eventId: string) => void;
}

export function EventTimeline({ event, onOpen }: EventTimelineProps) {
  const { currentData, isError, refetch } = useDecisionOfEventQuery(event.eventId);
  const entries = timelineOf(event, currentData?.data ?? null);
  const receivedAt = Date.parse(event.receivedAt);
  return (
    <Frame>
      <List aria-label={text.label}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} receivedAt={receivedAt} onOpen={onOpen} />
        ))}
      </List>
      {currentData ? null : isError ? (
        <Banner tone="danger">
          {inspectorCopy.decision.failed}{' '}
          <Button $size="small" onClick={refetch}>
            {inspectorCopy.again}
          </Button>
        </Banner>
      ) : (
        <SkeletonRows label={inspectorCopy.decision.loading} count={3} height="40px" />
      )}
    </Frame>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  receivedAt: number;
  onOpen: (eventId: string) => void;
}

function Entry({ entry: { kind, at, title, detail, marks = [], isBad, eventId }, receivedAt, onOpen }: EntryProps) {
  const Icon = icons[kind];
  const later = at === null ? '' : elapsedTime(Date.parse(at) - receivedAt);
  return (
    <Item $isBad={isBad === true} $isSmall={kind === 'step' || kind === 'call'}>
      <Dot>
        <Icon aria-hidden="true" size={14} />
      </Dot>
      <Words>
        <b dir="auto">{title}</b>
        {detail || marks.length > 0 ? (
          <p dir="auto">
            {detail}
            {marks.map((mark) => (
              <code key={mark}>{mark}</code>
            ))}
          </p>
        ) : null}
        {eventId ? (
          <Button $size="small" onClick={() => onOpen(eventId)}>
            {text.original}
          </Button>
        ) : null}
      </Words>
      {at === null ? null : (
        <Time dateTime={at} title={exactMomentText(at)}>
          {kind === 'received' || kind === 'happened' ? exactClockText(at) : later}
        </Time>
      )}
    </Item>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;

const List = styled.ol`
  display: grid;
`;

const Dot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accent};
`;

const Item = styled.li<{ $isBad: boolean; $isSmall: boolean }>`
  position: relative;
  display: flex;
  align-items: start;
  gap: ${space.x1half};
  padding-bottom: ${space.x1half};
  /* The line between two dots. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 28px;
    bottom: 0;
    inset-inline-start: 13.5px;
    width: 1px;
    background: ${color.border};
  }
  ${Dot} {
    ${({ $isSmall }) => ($isSmall ? `background: ${color.sunken}; color: ${color.textMuted};` : '')}
    ${({ $isBad }) => ($isBad ? `background: ${color.dangerSoft}; color: ${color.danger};` : '')}
  }
  b { font-weight: ${({ $isSmall }) => ($isSmall ? font.weight.regular : font.weight.medium)}; ${({ $isBad }) => ($isBad ? `color: ${color.danger};` : '')} }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  flex: 1;
  gap: 2px;
  min-width: 0;
  padding-top: 2px;
  overflow-wrap: anywhere;
  p { display: flex; flex-wrap: wrap; gap: 2px ${space.x1}; color: ${color.textMuted}; font-size: ${font.size.small}; }
  code { padding: 0 ${space.half}; border-radius: ${radius.small}; background: ${color.sunken}; font-family: ${font.mono}; font-size: 0.75rem; }
`;

const Time = styled.time`
  flex: none;
  padding-top: 3px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`;
