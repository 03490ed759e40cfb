import { useId } from 'react';
import { styled } from 'styled-components';

interface SegmentsProps<T extends string> {
  /** For screen readers. */
  legend: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
}

export function Segments<T extends string>({ legend, options, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  width: fit-content;
  min-width: 0;
  margin: 0;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--roundMedium);
  background: var(--card);
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-height: 38px;
    padding: 0 clamp(9px, 2.6vw, 14px);
    border-radius: 4px;
    font-size: 15px;
    font-weight: 550;
    color: var(--soft);
  }
  input:checked + span {
    background: var(--tint);
    color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  input:focus-visible + span {
    outline: 2px solid var(--ring);
    outline-offset: 1px;
  }
`;
