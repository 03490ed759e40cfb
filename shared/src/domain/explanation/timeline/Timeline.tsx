import {
  ArrowDownToLine,
  ChevronRight,
  Clock,
  Eye,
  Flag,
  Footprints,
  type LucideIcon,
  MessageSquareText,
  Radio,
  Scale,
  Send,
  Workflow,
} from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { preciseClockText } from '../../../ui/formats/dates.ts';
import { latencyText } from '../../../ui/formats/durations.ts';
import { color, font, motion, radius, space } from '../../../ui/index.ts';
import { explanationCopy } from '../copy.ts';
import type { Entry, Subject } from './storyOf.ts';
import { type Bar, waterfall } from './waterfall.ts';

const icons: Readonly<Record<Subject['kind'], LucideIcon>> = {
  happened: Radio,
  received: ArrowDownToLine,
  decided: Scale,
  run: Workflow,
  step: Footprints,
  call: Send,
  message: MessageSquareText,
  wait: Clock,
  end: Flag,
  seen: Eye,
};

interface TimelineProps {
  entries: readonly Entry[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  detailOf: (entry: Entry) => ReactNode;
}

export function Timeline({ entries, openId, onOpen, detailOf }: TimelineProps) {
  const bars = waterfall(entries);
  return (
    <List aria-label={explanationCopy.timeline.label}>
      {entries.map((entry) => (
        <Line
          key={entry.id}
          entry={entry}
          bar={bars.get(entry.id)}
          isOpen={entry.id === openId}
          onOpen={onOpen}
          detailOf={detailOf}
        />
      ))}
    </List>
  );
}

interface LineProps extends Pick<TimelineProps, 'onOpen' | 'detailOf'> {
  entry: Entry;
  bar: Bar | undefined;
  isOpen: boolean;
}

function Line({ entry, bar, isOpen, onOpen, detailOf }: LineProps) {
  const { id, subject, title, note, at, tone } = entry;
  const Icon = icons[subject.kind];
  const detailId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Item ref={row} data-kind={subject.kind} $isOpen={isOpen}>
      <Row type="button" aria-expanded={isOpen} aria-controls={detailId} onClick={() => onOpen(isOpen ? null : id)}>
        <Dot $tone={tone}>
          <Icon aria-hidden="true" size={14} />
        </Dot>
        <Words $tone={tone}>
          <b dir="auto">{title}</b>
          {note ? <span dir="auto">{note}</span> : null}
        </Words>
        {at === null ? (
          <i />
        ) : (
          <Times>
            {bar && (bar.span || bar.ms > 0) ? <b>{latencyText(bar.ms)}</b> : null}
            <time dateTime={new Date(at).toISOString()}>{preciseClockText(at)}</time>
          </Times>
        )}
        <ChevronRight aria-hidden="true" size={16} />
        {bar?.span ? (
          <Track aria-hidden="true">
            <span
              data-tone={tone}
              style={{
                insetInlineStart: `${(bar.span.start * 100).toFixed(2)}%`,
                width: `${(bar.span.width * 100).toFixed(2)}%`,
              }}
            />
          </Track>
        ) : null}
      </Row>
      <Detail id={detailId} hidden={!isOpen}>
        {isOpen ? detailOf(entry) : null}
      </Detail>
    </Item>
  );
}

const inks: Readonly<Record<Entry['tone'], { ink: string; ground: string }>> = {
  plain: { ink: color.textMuted, ground: color.sunken },
  good: { ink: color.success, ground: color.successSoft },
  bad: { ink: color.danger, ground: color.dangerSoft },
  open: { ink: color.kindTime, ground: color.kindTimeSoft },
};

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.li<{ $isOpen: boolean }>`
  position: relative;
  min-width: 0;
  border-radius: ${radius.medium};
  ${({ $isOpen }) => ($isOpen ? `background: ${color.sunken};` : '')}
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 38px;
    bottom: -10px;
    inset-inline-start: 21.5px;
    width: 1px;
    background: ${color.border};
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto 16px;
  align-items: start;
  gap: 0 ${space.x1half};
  width: 100%;
  min-height: 48px;
  padding: ${space.x1};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  > svg { margin-top: 6px; color: ${color.textMuted}; transition: rotate ${motion.quick}; }
  &[aria-expanded='true'] > svg { rotate: 90deg; }
`;

const Dot = styled.span<{ $tone: Entry['tone'] }>`
  position: relative;
  display: grid;
  place-items: center;
  grid-row: span 2;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${({ $tone }) => inks[$tone].ground};
  color: ${({ $tone }) => inks[$tone].ink};
`;

const Words = styled.span<{ $tone: Entry['tone'] }>`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.medium}; line-height: 1.4; ${({ $tone }) => ($tone === 'bad' ? `color: ${color.danger};` : '')} }
  span {
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${font.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Times = styled.span`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  b { font-size: ${font.size.small}; font-weight: ${font.weight.medium}; line-height: 1.6; }
  time { color: ${color.textMuted}; font-size: ${font.size.caption}; }
`;

const Track = styled.span`
  position: relative;
  grid-column: 2 / -1;
  height: 3px;
  margin-top: ${space.half};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  span { position: absolute; inset-block: 0; min-width: 3px; border-radius: ${radius.pill}; background: ${color.accent}; }
  span[data-tone='bad'] { background: ${color.danger}; }
  span[data-tone='good'] { background: ${color.success}; }
  button:is(:hover, [aria-expanded='true']) > & { background: ${color.border}; }
`;

const Detail = styled.div`
  padding: 0 ${space.x1} ${space.x1half} 48px;
  overflow-wrap: anywhere;
`;
