import type { DayRange } from '@fanfare/shared/router';
import { Field } from '@fanfare/shared/ui';
import { eventsCopy } from '../../copy/events.ts';

const text = eventsCopy.filters;

interface DayRangeFieldsProps {
  range: DayRange | null;
  onChange: (range: DayRange | null) => void;
}

/** A single day is a range of one day. If the range would be reversed, the other field follows. */
export function DayRangeFields({ range, onChange }: DayRangeFieldsProps) {
  const change = (name: keyof DayRange, day: string) => {
    if (day === '') return onChange(null);
    const from = name === 'from' ? day : (range?.from ?? day);
    const to = name === 'to' ? day : (range?.to ?? day);
    onChange(from <= to ? { from, to } : { from: day, to: day });
  };
  return (
    <>
      <Field label={text.from} type="date" value={range?.from ?? ''} onChange={({ target }) => change('from', target.value)} />
      <Field label={text.to} type="date" value={range?.to ?? ''} onChange={({ target }) => change('to', target.value)} />
    </>
  );
}
