import { weekdayClockText } from '@fanfare/shared/domain';
import { Button, color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { testCopy as copy } from '../../copy/panels/testPanel.ts';
import { spanText } from './spanText.ts';
import type { useTest } from './useTest.ts';

const HOUR_MS = 3_600_000;
const jumps = [1, 25];

/** Time in the test advances only on request. */
export function Clock({ test: { simulation, untilNextMs, pass } }: { test: ReturnType<typeof useTest> }) {
  if (!simulation) return null;
  return (
    <Row role="group" aria-label={copy.clock}>
      <time dateTime={new Date(simulation.nowMs).toISOString()}>{weekdayClockText(simulation.nowMs)}</time>
      {jumps.map((hours) => (
        <Button key={hours} $size="small" aria-label={copy.forwardLabel(hours)} onClick={() => pass(hours * HOUR_MS)}>
          {copy.forward(hours)}
        </Button>
      ))}
      {untilNextMs === null ? null : (
        <Button $size="small" title={copy.toNextLabel} onClick={() => pass(untilNextMs)}>
          {copy.toNext(spanText(untilNextMs))}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x2};
  border-top: 1px solid ${color.border};
  time { flex: 1; font-size: ${font.size.small}; font-variant-numeric: tabular-nums; color: ${color.textMuted}; white-space: nowrap; }
`;
