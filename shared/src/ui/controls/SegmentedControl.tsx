import { useId } from 'react';
import styled from 'styled-components';
import { color, font, motion, radius, shadow, space, VisuallyHidden } from '../index.ts';

interface SegmentedControlProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice between a few visible options. */
export function SegmentedControl<T extends string>({ legend, options, value, onChange }: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  min-width: 0;
  max-width: 100%;
  /* Stays on one line; options that do not fit are reached by swiping or by focus. */
  overflow-x: auto;
  scrollbar-width: none;
  margin: 0;
  padding: 3px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
`;

const Segment = styled.label`
  position: relative;
  cursor: pointer;
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: block;
    padding: ${space.half} ${space.x1};
    border-radius: 4px;
    white-space: nowrap;
    font-size: ${font.size.small};
    font-weight: ${font.weight.medium};
    color: ${color.textMuted};
    transition: background ${motion.quick};
  }
  &:hover span { color: ${color.text}; }
  input:checked + span { background: ${color.raised}; color: ${color.text}; box-shadow: ${shadow.low}; }
  input:focus-visible + span { outline: 2px solid ${color.accent}; outline-offset: 1px; }
`;
