import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, font, motion, space } from '../index.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

interface RadioGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A choice among a few explained options. */
export function RadioGroup<Value extends string>({ legend, options, value, onChange }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => {
        const hintId = `${name}-${option.value}`;
        return (
          <ChoiceRow key={option.value} label={option.label} hint={option.hint} hintId={hintId}>
            <Dot
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              aria-describedby={option.hint ? hintId : undefined}
              onChange={() => onChange(option.value)}
            />
          </ChoiceRow>
        );
      })}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space.x1};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${space.x1}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
`;

const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 50%;
  background: ${color.surface};
  transition: border ${motion.quick};
  &:checked { border: 6px solid ${color.accent}; }
  &:disabled { opacity: 0.6; }
  @media (forced-colors: active) { appearance: auto; }
`;
