import { analyticsPeriods } from '@fanfare/shared/contracts';
import { dayText, SegmentedControl } from '@fanfare/shared/domain';
import { Button, lazyPart, media, space } from '@fanfare/shared/ui';
import { CalendarRange, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';
import { DEFAULT_PERIOD, useRange } from '../../state/range/useRange.ts';

const text = copy.range;
const options = analyticsPeriods.map((period) => ({ value: period, label: copy.periods[period] }));

const { Part: RangeDialog } = lazyPart(() => import('./RangeDialog.tsx').then((module) => module.RangeDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export function RangeBar() {
  const { period, range, showPeriod, showDays } = useRange();
  const [isOpen, setIsOpen] = useState(false);
  const days = range && text.days(dayText(range.from), dayText(range.to));
  return (
    <Bar>
      {days ? (
        <Button
          $size="small"
          aria-label={text.clear(days, copy.periods[DEFAULT_PERIOD])}
          onClick={() => showPeriod(DEFAULT_PERIOD)}
        >
          {days}
          <X aria-hidden="true" />
        </Button>
      ) : (
        <SegmentedControl legend={copy.period} options={options} value={period} onChange={showPeriod} />
      )}
      <Button $size="small" $variant="quiet" onClick={() => setIsOpen(true)}>
        <CalendarRange aria-hidden="true" />
        {text.custom}
      </Button>
      <RangeDialog open={isOpen} onClose={() => setIsOpen(false)} onChoose={showDays} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
  min-width: 0;
  /* Lets the button after it share a line with its last child. */
  ${media.narrow} { display: contents; fieldset { width: 100%; } fieldset > label { flex: 1 0 auto; text-align: center; span { padding-inline: 2px; } } }
`;
