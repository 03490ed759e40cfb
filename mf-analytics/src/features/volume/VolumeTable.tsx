import { locale } from '@fanfare/shared/language';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { dayText } from '../../state/texts/dayText.ts';

const text = copy.chart;

export function VolumeTable({ days }: { days: Overview['messageTrends'] }) {
  return (
    <Disclosure>
      <summary>{text.asTable}</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.received}</th>
            <th scope="col">{text.sent}</th>
            <th scope="col">{text.total}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, inbound, outbound }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{inbound.toLocaleString(locale())}</td>
              <td>{outbound.toLocaleString(locale())}</td>
              <td>{(inbound + outbound).toLocaleString(locale())}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  summary { cursor: pointer; font-size: ${font.size.small}; }
`;

const Table = styled.table`
  width: 100%;
  max-width: 480px;
  margin-top: ${space.x1};
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.half}; padding-inline: 0 ${space.x1}; text-align: end; }
  th:first-child { text-align: start; }
  th { font-weight: ${font.weight.medium}; }
  thead th { font-size: ${font.size.small}; color: ${color.textMuted}; }
  tbody tr { border-top: 1px solid ${color.border}; }
`;
