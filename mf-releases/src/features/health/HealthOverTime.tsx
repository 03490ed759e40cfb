import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { Button, color, font, space } from '@fanfare/shared/ui';
import { type Column, DataTable } from '@fanfare/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { HealthChart, lineLooks } from './HealthChart.tsx';
import { coursesOf, figureOf, type HealthFigure, spanOf } from './healthCourse.ts';

const text = copy.health;
const figures: readonly HealthFigure[] = ['time', 'failures', 'crashes'];

/** On phones each row is a card. */
const ROWS_AT_ONCE = 24;

type HourRow = ReleasedBuild['hours'][number] & Pick<ReleasedBuild, 'build'>;

export function HealthOverTime({ remote: { title, builds } }: { remote: ReleasedRemote }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTable, setIsTable] = useState(false);
  // One build per line style.
  const reported = builds.filter(({ hours }) => hours.length > 0).slice(0, lineLooks.length);
  const span = spanOf(reported);
  if (!span) return null;
  return (
    <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text.summary}</summary>
      {isOpen ? (
        <Body>
          <Button $size="small" onClick={() => setIsTable(!isTable)}>
            {isTable ? text.asCharts : text.asTable}
          </Button>
          {isTable ? <Hours title={title} builds={reported} /> : <Charts builds={reported} span={span} />}
        </Body>
      ) : null}
    </Details>
  );
}

function Charts({ builds, span: [first, last] }: { builds: readonly ReleasedBuild[]; span: readonly [string, string] }) {
  return (
    <>
      <Legend>
        {builds.map(({ build }, index) => (
          <li key={build}>
            <svg width="24" height="8" aria-hidden="true">
              <path d="M0 4H24" stroke={lineLooks[index]?.ink} strokeWidth="2" strokeDasharray={lineLooks[index]?.dashes} />
            </svg>
            <code>{build}</code>
          </li>
        ))}
      </Legend>
      <Row>
        {figures.map((figure) => (
          <HealthChart key={figure} title={text.figures[figure]} write={text.write[figure]} courses={coursesOf(builds, figure)} />
        ))}
      </Row>
      <Quiet>{text.span(first, last)}</Quiet>
    </>
  );
}

function Hours({ title, builds }: { title: string; builds: readonly ReleasedBuild[] }) {
  const rows = builds
    .flatMap(({ build, hours }) => hours.map((hour): HourRow => ({ ...hour, build })))
    .sort((a, b) => b.hour.localeCompare(a.hour));
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const idOf = ({ hour, build }: HourRow) => `${hour} ${build}`;
  return (
    <>
      <DataTable label={text.table(title)} columns={columns} rows={rows.slice(0, shown)} rowId={idOf} rowName={idOf} />
      {rows.length > shown ? (
        <Button $size="small" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {text.earlier(rows.length - shown)}
        </Button>
      ) : null}
    </>
  );
}

const columns: readonly Column<HourRow>[] = [
  { id: 'hour', header: text.hour, isLead: true, width: '150px', cell: ({ hour }) => text.at(hour) },
  { id: 'build', header: copy.columns.build, cell: ({ build }) => <code>{build}</code> },
  { id: 'drawn', header: copy.columns.starts, width: '100px', cell: ({ drawn }) => drawn },
  ...figures.map(
    (figure): Column<HourRow> => ({
      id: figure,
      header: text.figures[figure],
      width: '150px',
      cell: (row) => {
        const value = figureOf[figure](row);
        return value === null ? '–' : text.write[figure](value);
      },
    }),
  ),
];

const Details = styled.details`
  summary { width: fit-content; cursor: pointer; font-weight: ${font.weight.medium}; }
  code { font-family: ${font.mono}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x2};
  margin-top: ${space.x1half};
  > :not(button) { width: 100%; }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x2};
  li { display: inline-flex; align-items: center; gap: ${space.x1}; }
  svg { flex: none; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space.x3};
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
