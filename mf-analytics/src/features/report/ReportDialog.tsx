import { countText, dayText, percentText } from '@fanfare/shared/domain';
import { Button, color, Dialog, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';

const text = copy.report;
const { columns } = text;

interface ReportDialogProps {
  open: boolean;
  overview: Overview;
  onDay: (date: string) => void;
  onClose: () => void;
}

export function ReportDialog({ open, overview, onDay, onClose }: ReportDialogProps) {
  const { messageTrends: days, totals, engagement } = overview;
  const engaged = new Map((engagement?.daily ?? []).map((day) => [day.date, day]));
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Scroll>
        <Table aria-label={text.title}>
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.inbound}</th>
              <th scope="col">{columns.outbound}</th>
              <th scope="col">{columns.messages}</th>
              <th scope="col">{columns.conversations}</th>
              <th scope="col">{columns.reach}</th>
              <th scope="col">{columns.interactions}</th>
              <th scope="col">{columns.rate}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text.sum}</th>
              <td>{countText(totals.inbound)}</td>
              <td>{countText(totals.outbound)}</td>
              <td>{countText(totals.totalMessages)}</td>
              <td>{countText(totals.conversations)}</td>
              <Engaged reach={engagement?.reach || null} interactions={engagement?.interactions ?? null} />
            </tr>
            {days.toReversed().map(({ date, inbound, outbound, messages, conversations }) => (
              <tr key={date}>
                <th scope="row">
                  <Button
                    $size="small"
                    $variant="quiet"
                    aria-label={text.onlyDay(dayText(date))}
                    onClick={() => {
                      onDay(date);
                      onClose();
                    }}
                  >
                    {dayText(date)}
                  </Button>
                </th>
                <td>{countText(inbound)}</td>
                <td>{countText(outbound)}</td>
                <td>{countText(messages)}</td>
                <td>{countText(conversations)}</td>
                <Engaged reach={engaged.get(date)?.reach ?? null} interactions={engaged.get(date)?.interactions ?? null} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Dialog>
  );
}

interface EngagedProps {
  reach: number | null;
  interactions: number | null;
}

/** Shows a dash where Instagram reported nothing. */
function Engaged({ reach, interactions }: EngagedProps) {
  const isKnown = reach !== null && interactions !== null;
  return (
    <>
      <td>{reach === null ? text.none : countText(reach)}</td>
      <td>{reach === null || interactions === null ? text.none : countText(interactions)}</td>
      <td>{isKnown && reach > 0 ? percentText((interactions / reach) * 100) : text.none}</td>
    </>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.half}; padding-inline: ${space.x1} 0; text-align: end; }
  th:first-child { padding-inline-start: 0; text-align: start; }
  thead th { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  tbody th { font-weight: ${font.weight.medium}; white-space: nowrap; }
  tbody tr { border-top: 1px solid ${color.border}; }
  tbody tr:first-child { font-weight: ${font.weight.bold}; }
`;
