import { FieldFrame, Input, Select, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { type DurationUnit, durationUnits, readDuration, writeDuration } from './durationText.ts';

interface DurationFieldProps {
  label: string;
  hint: string;
  /** Uses the engine's format, for example `10m`. Other values show as the fallback until they are changed. */
  value: string;
  fallback: string;
  onChange: (value: string) => void;
}

export function DurationField({ label, hint, value, fallback, onChange }: DurationFieldProps) {
  const { amount, unit } = readDuration(value) ?? readDuration(fallback) ?? { amount: 1, unit: 'd' as const };
  const isUnit = (text: string): text is DurationUnit => durationUnits.some((known) => known === text);
  return (
    <FieldFrame label={label} hint={hint}>
      {(wiring) => (
        <Pair>
          <Input
            {...wiring}
            type="number"
            inputMode="numeric"
            min={1}
            value={amount}
            onChange={(event) =>
              onChange(writeDuration({ amount: Math.max(0, Math.round(event.target.valueAsNumber) || 0), unit }))
            }
          />
          <Select
            aria-label={formCopy.duration.unit(label)}
            value={unit}
            onChange={({ target }) => isUnit(target.value) && onChange(writeDuration({ amount, unit: target.value }))}
          >
            {durationUnits.map((known) => (
              <option key={known} value={known}>
                {formCopy.duration.units[known]}
              </option>
            ))}
          </Select>
        </Pair>
      )}
    </FieldFrame>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(80px, 120px) minmax(0, 1fr);
  gap: ${space.x1};
`;
