import { contentText, eventName, exactClockText } from '@fanfare/shared/domain';
import { useQueryState } from '@fanfare/shared/router';
import { color, font, radius, Skeleton, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../../copy/feed.ts';
import { notificationParams } from '../notificationParams.ts';
import { useTurnPartsQuery } from '../notifications.api.ts';
import { kindOf } from './kindOf.ts';

interface TurnPartsProps {
  eventId: string;
  /** Rows that are reserved while the events load. */
  expected?: number;
}

/** The events behind a turn, in the order in which they happened. */
export function TurnParts({ eventId, expected = 0 }: TurnPartsProps) {
  const { data: parts = [], isLoading } = useTurnPartsQuery(eventId);
  const { set } = useQueryState(notificationParams);
  if (isLoading && expected > 0) {
    return (
      <div aria-busy="true">
        <Title as="p">{copy.turn.parts}</Title>
        <Skeleton $height={`${expected * 32}px`} />
      </div>
    );
  }
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="turn-parts">
      <Title id="turn-parts">{copy.turn.parts}</Title>
      <ol>
        {parts.map((part) => (
          <li key={part.eventId}>
            <Part type="button" onClick={() => set({ event: part.eventId })}>
              <Dot style={{ background: kindOf(part).ink }} />
              <time dateTime={part.timestamp}>{exactClockText(part.timestamp)}</time>
              <b>{eventName(part)}</b>
              <span dir="auto">{contentText(part)}</span>
            </Part>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Title = styled.h3`
  padding-bottom: ${space.half};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  color: ${color.textMuted};
`;

const Part = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${space.x1half};
  width: 100%;
  min-height: 32px;
  padding: ${space.half} ${space.x1};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-size: ${font.size.small};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  time { flex: none; color: ${color.textMuted}; font-variant-numeric: tabular-nums; }
  b { flex: none; font-weight: ${font.weight.medium}; }
  span:last-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${color.textMuted}; }
`;

const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
`;
