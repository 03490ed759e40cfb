import type { DailyVolume } from '@fanfare/shared/contracts';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { dayText } from './dayText.ts';

const text = copy.chart;
/** At most this many days get their name below the bar, so that names never run into each other at 360 px. */
const LABELS = 4;
/** From this many days on, gaps would take more room than bars. */
const CROWDED = 40;

/** Bars of received and sent messages for each day. Screen readers get the sum in words; the table beside it has the figures. */
export function VolumeChart({ daily }: { daily: readonly DailyVolume[] }) {
  const totals = daily.map(({ inbound, outbound }) => inbound + outbound);
  const most = Math.max(1, ...totals);
  const busiest = daily[totals.indexOf(most)];
  const sum = totals.reduce((all, total) => all + total, 0);
  const labelEvery = Math.ceil(daily.length / LABELS);
  return (
    <Chart role="img" aria-label={text.summary(sum, daily.length, busiest ? dayText(busiest.date) : '', most)}>
      <Scale>
        <span>{most.toLocaleString()}</span>
        <span>0</span>
      </Scale>
      <Bars style={{ gap: daily.length > CROWDED ? 1 : 6 }}>
        {daily.map(({ date, inbound, outbound }, index) => (
          <Day key={date} title={text.bar(dayText(date), inbound, outbound)}>
            <Sent style={{ height: `${(outbound / most) * 100}%` }} />
            <Received style={{ height: `${(inbound / most) * 100}%` }} />
            {index % labelEvery === 0 ? <Name>{dayText(date)}</Name> : null}
          </Day>
        ))}
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
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Bars = styled.div`
  display: flex;
  border-top: 1px dashed ${color.border};
  border-bottom: 1px solid ${color.borderStrong};
`;

const Day = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  min-width: 0;
  &:hover { background: ${color.sunken}; }
`;

const Received = styled.div`
  background: ${color.accent};
`;

const Sent = styled.div`
  border-radius: 3px 3px 0 0;
  background: ${color.success};
`;

const Name = styled.span`
  position: absolute;
  top: calc(100% + ${space.half});
  left: 0;
  white-space: nowrap;
`;
