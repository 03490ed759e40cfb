import styled from 'styled-components';
import { type Weekday, weekdays } from '../../contracts/index.ts';
import { color, font, radius, space } from '../../ui/index.ts';
import { copy } from './copy.ts';

interface DaysFieldProps {
  days: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
}

export function DaysField({ days, onChange }: DaysFieldProps) {
  return (
    <Days>
      <legend>{copy.days}</legend>
      {weekdays.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            disabled={days.length === 1 && days.includes(day)}
            onChange={({ target }) =>
              onChange(weekdays.filter((other) => (other === day ? target.checked : days.includes(other))))
            }
          />
          <span>{copy.dayNames[day]}</span>
        </label>
      ))}
    </Days>
  );
}

const Days = styled.fieldset`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  && legend { float: none; margin-bottom: ${space.half}; padding: 0; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  label { position: relative; cursor: pointer; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  span { display: block; padding: ${space.half} ${space.x1half}; border: 1px solid ${color.borderStrong}; border-radius: ${radius.pill}; font-size: ${font.size.small}; }
  input:checked + span { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accent}; font-weight: ${font.weight.medium}; }
  input:focus-visible + span { outline: 2px solid ${color.accent}; outline-offset: 1px; }
`;
