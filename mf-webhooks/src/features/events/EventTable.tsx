import type { WebhookEvent } from '@fanfare/shared/contracts';
import { color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { EventRow } from './EventRow.tsx';

const { columns, scroller } = copy.events;

interface EventTableProps {
  events: readonly WebhookEvent[];
  onOpen: (eventId: string) => void;
  onRetry: (eventId: string) => void;
  isRetrying: boolean;
}

export function EventTable({ events, onOpen, onRetry, isRetrying }: EventTableProps) {
  return (
    <Scroller aria-label={scroller}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.from}</th>
            <th scope="col">{columns.preview}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.attempts}</th>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <EventRow key={event.eventId} event={event} onOpen={onOpen} onRetry={onRetry} isRetrying={isRetrying} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

// It scrolls sideways on narrow screens, so the keyboard must be able to reach it.
const Scroller = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: ${space.x1} ${space.x1half} ${space.x1} 0; text-align: left; vertical-align: top; }
  th { font-size: ${font.size.small}; font-weight: ${font.weight.medium}; color: ${color.textMuted}; white-space: nowrap; }
  tbody tr { border-top: 1px solid ${color.border}; }
  td:nth-child(1), td:nth-child(2) { white-space: nowrap; }
  td:nth-child(4) { min-width: 180px; max-width: 340px; }
  td:nth-child(6) { font-variant-numeric: tabular-nums; }
  td:nth-child(7) { min-width: 140px; max-width: 220px; overflow-wrap: anywhere; }
  ${media.narrow} { font-size: ${font.size.small}; }
`;
