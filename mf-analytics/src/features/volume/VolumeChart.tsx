import { locale } from '@fanfare/shared/language';
import { color, font, media, radius, shadow, space } from '@fanfare/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { dayText } from '../../state/texts/dayText.ts';
import { axisTicks } from './axisTicks.ts';

const text = copy.chart;
/** Number of labelled days; half of them on a narrow screen. */
const LABELS = 8;
/** From this many days on, gaps would take more space than bars. */
const CROWDED = 40;
const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

interface VolumeChartProps {
  days: Overview['messageTrends'];
  /** Messages per day, shown as a line; null without a goal. */
  goal: number | null;
  onDay: (date: string) => void;
}

/** Tab reaches one bar, arrow keys the others; pressing a bar shows that day alone. */
export function VolumeChart({ days, goal, onDay }: VolumeChartProps) {
  const [reached, setReached] = useState(days.length - 1);
  const bars = useRef<HTMLDivElement>(null);
  const totals = days.map(({ messages }) => messages);
  const mostOfDay = Math.max(1, ...totals);
  const busiest = days[totals.indexOf(mostOfDay)];
  const lines = axisTicks(Math.max(mostOfDay, Math.ceil(goal ?? 0)));
  const most = lines.at(-1) ?? 1;
  const sum = totals.reduce((all, total) => all + total, 0);
  const labelEvery = Math.ceil(days.length / LABELS);
  const tabStop = Math.min(reached, days.length - 1);

  const summary = text.summary(sum, days.length, busiest ? dayText(busiest.date) : '', mostOfDay);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(days.length - 1, tabStop + step));
    setReached(next);
    bars.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Chart role="group" dir="ltr" aria-label={goal === null ? summary : `${summary} ${text.goal(goal)}.`}>
      <Scale aria-hidden="true">
        {lines.map((line) => (
          <span key={line} style={{ bottom: `${(line / most) * 100}%` }}>
            {line.toLocaleString(locale())}
          </span>
        ))}
        {/* Reserves the width of the widest label. */}
        <i>{most.toLocaleString(locale())}</i>
      </Scale>
      <Bars ref={bars} style={{ gap: days.length > CROWDED ? 1 : 'min(6px, 0.8%)' }} onKeyDown={move}>
        {lines.map((line) => (
          <Line key={line} aria-hidden="true" style={{ bottom: `${(line / most) * 100}%` }} />
        ))}
        {sum === 0 ? <Nothing>{copy.nothingInPeriod}</Nothing> : null}
        {days.map(({ date, inbound, outbound }, index) => {
          const words = text.bar(dayText(date), inbound, outbound);
          return (
            <Day
              key={date}
              type="button"
              tabIndex={index === tabStop ? 0 : -1}
              aria-label={text.onlyDay(words)}
              onFocus={() => setReached(index)}
              onClick={() => onDay(date)}
            >
              <Sent style={{ height: `${(outbound / most) * 100}%` }} />
              <Received style={{ height: `${(inbound / most) * 100}%` }} />
              <Value aria-hidden="true" $side={index < days.length / 2 ? 'left' : 'right'}>
                {words}
              </Value>
              {index % labelEvery === 0 ? (
                <Name aria-hidden="true" $isSecond={(index / labelEvery) % 2 === 1}>
                  {dayText(date)}
                </Name>
              ) : null}
            </Day>
          );
        })}
        {goal === null ? null : <GoalLine data-goal style={{ bottom: `${(goal / most) * 100}%` }} />}
      </Bars>
    </Chart>
  );
}

const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.x1};
  height: 240px;
  padding-bottom: ${space.x3};
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const Scale = styled.div`
  position: relative;
  text-align: right;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  span { position: absolute; right: 0; transform: translateY(50%); }
  i { visibility: hidden; font-style: normal; }
`;

const Line = styled.span`
  position: absolute;
  right: 0;
  left: 0;
  border-top: 1px solid ${color.border};
  pointer-events: none;
`;

const Nothing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Bars = styled.div`
  position: relative;
  display: flex;
`;

const Day = styled.button`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
`;

const Value = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0;
  ${({ $side }) => $side}: 0;
  z-index: 1;
  display: none;
  width: max-content;
  max-width: min(260px, 38vw);
  padding: ${space.half} ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  color: ${color.text};
  text-align: start;
  pointer-events: none;
  button:hover > &, button:focus-visible > & { display: block; }
  @media print { display: none; }
`;

const BAR_MAX_WIDTH = '40px';

const Received = styled.span`
  width: 100%;
  max-width: ${BAR_MAX_WIDTH};
  background: ${color.accent};
  print-color-adjust: exact;
`;

const Sent = styled.span`
  width: 100%;
  max-width: ${BAR_MAX_WIDTH};
  border-radius: 3px 3px 0 0;
  background: ${color.success};
  print-color-adjust: exact;
`;

const Name = styled.span<{ $isSecond: boolean }>`
  position: absolute;
  top: calc(100% + ${space.half});
  left: 50%;
  transform: translateX(-50%);
  white-space: nowrap;
  ${media.narrow} { display: ${({ $isSecond }) => ($isSecond ? 'none' : 'inline')}; }
`;

// Above the bars, but ignores the pointer.
const GoalLine = styled.span`
  position: absolute;
  right: 0;
  left: 0;
  border-top: 2px dashed ${color.warning};
  pointer-events: none;
`;
