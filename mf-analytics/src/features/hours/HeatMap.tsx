import { hourText, weekdayNames } from '@fanfare/shared/domain';
import { color, font, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/charts.ts';
import type { Hour } from './hours.api.ts';

const text = copy.hours;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LABEL_EVERY = 6;
/** Share of colour in the cell with the fewest messages, in percent. */
const FAINTEST = 14;
const steps: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A table whose cells are coloured. Tab reaches one cell and the arrow keys the others. */
export function HeatMap({ hours }: { hours: readonly Hour[] }) {
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState({ row: 0, hour: 9 });
  const days = weekdayNames();
  const counts = new Map(hours.map(({ weekday, hour, inbound }) => [`${weekday - 1} ${hour}`, inbound]));
  const most = Math.max(1, ...counts.values());

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !table.current) return;
    event.preventDefault();
    const isRtl = getComputedStyle(table.current).direction === 'rtl';
    const row = Math.max(0, Math.min(days.length - 1, reached.row + step[0]));
    const hour = Math.max(0, Math.min(HOURS.length - 1, reached.hour + (isRtl ? -step[1] : step[1])));
    table.current.querySelector<HTMLElement>(`[data-cell="${row} ${hour}"]`)?.focus();
  };

  return (
    <Frame>
      <Grid ref={table} role="grid" aria-label={text.title} onKeyDown={move}>
        <thead>
          <tr>
            <td />
            {HOURS.map((hour) => (
              <th key={hour} scope="col">
                {hour % LABEL_EVERY === 0 ? <span aria-hidden="true">{hourText(hour)}</span> : null}
                <VisuallyHidden>{hourText(hour)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, row) => (
            <tr key={day.long}>
              <th scope="row">
                <span aria-hidden="true">{day.short}</span>
                <VisuallyHidden>{day.long}</VisuallyHidden>
              </th>
              {HOURS.map((hour) => {
                const count = counts.get(`${row} ${hour}`) ?? 0;
                const words = text.cell(day.long, hourText(hour), count);
                return (
                  <Cell
                    key={hour}
                    role="gridcell"
                    data-cell={`${row} ${hour}`}
                    aria-label={words}
                    data-tooltip={words}
                    tabIndex={row === reached.row && hour === reached.hour ? 0 : -1}
                    style={{ background: inkOf(count, most) }}
                    onFocus={() => setReached({ row, hour })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Scale aria-hidden="true">
        {text.less}
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <i key={share} style={{ background: inkOf(share * most, most) }} />
        ))}
        {text.more}
      </Scale>
    </Frame>
  );
}

function inkOf(count: number, most: number): string {
  if (count === 0) return color.sunken;
  const share = Math.round(FAINTEST + (count / most) * (100 - FAINTEST));
  return `color-mix(in srgb, ${color.kindMessage} ${share}%, ${color.sunken})`;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.caption};
`;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  th { padding: 0; font-weight: ${font.weight.regular}; text-align: start; white-space: nowrap; }
  thead th { position: relative; height: 20px; }
  thead td, tbody th { width: 34px; }
  tbody th { height: 28px; }
  @media (max-width: 479px) { border-spacing: 1px; }
`;

const Cell = styled.td`
  position: relative;
  padding: 0;
  border-radius: 3px;
  print-color-adjust: exact;
  &:hover { box-shadow: inset 0 0 0 1px ${color.borderStrong}; }
  &:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 1px; border-radius: ${radius.small}; }
`;

const Scale = styled.p`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 3px;
  i { width: 14px; height: 14px; border-radius: 3px; print-color-adjust: exact; }
  i:first-of-type { margin-inline-start: ${space.half}; }
  i:last-of-type { margin-inline-end: ${space.half}; }
`;
