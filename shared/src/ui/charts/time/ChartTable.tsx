import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';
import { type ChartPoint, type ChartSeries, type ChartUnit, unitText } from './chart.ts';
import { copy } from './copy.ts';

interface ChartTableProps {
  /** Header of the first column. */
  heading: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  unit: ChartUnit;
}

/** The values of a chart as a table, behind a disclosure. */
export function ChartTable({ heading, points, series, unit }: ChartTableProps) {
  const facts = points[0]?.facts ?? [];
  return (
    <Disclosure>
      <summary>{copy.asTable}</summary>
      <Scroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              {facts.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <th scope="row">{point.name}</th>
                {series.map(({ id }) => {
                  const value = point.values[id] ?? null;
                  return <td key={id}>{value === null ? copy.none : unitText[unit](value)}</td>;
                })}
                {point.facts?.map(({ name, value }) => (
                  <td key={name}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  summary { width: fit-content; cursor: pointer; color: ${color.textMuted}; font-size: ${font.size.small}; }
  summary:hover { color: ${color.text}; }
`;

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  max-width: 720px;
  margin-top: ${space.x1};
  border-collapse: collapse;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  th, td { padding-block: ${space.half}; padding-inline: 0 ${space.x2}; text-align: end; white-space: nowrap; }
  th:first-child { text-align: start; }
  th { font-weight: ${font.weight.medium}; }
  thead th { color: ${color.textMuted}; }
  tbody tr { border-top: 1px solid ${color.border}; }
`;
