import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, motion, radius } from '../index.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange' | 'checked'> {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isLabelHidden?: boolean;
}

/** Changes a value immediately. The position of the knob shows the state without colour. */
export function Switch({ label, hint, checked, onChange, isLabelHidden, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <ChoiceRow label={label} hint={hint} hintId={hintId} isLabelHidden={isLabelHidden}>
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
    </ChoiceRow>
  );
}

const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 36px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  transition: background ${motion.quick}, border-color ${motion.quick};
  &::before {
    content: '';
    position: absolute;
    top: 2.5px;
    inset-inline-start: 2.5px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.textMuted};
    transition: translate ${motion.quick}, background ${motion.quick};
  }
  &:checked { border-color: ${color.accent}; background: ${color.accent}; }
  &:checked::before { translate: 16px 0; background: ${color.onAccent}; }
  &:dir(rtl):checked::before { translate: -16px 0; }
  &:disabled { opacity: 0.6; }
  @media (forced-colors: active) {
    &::before { background: CanvasText; }
    &:checked::before { background: Highlight; }
  }
`;
