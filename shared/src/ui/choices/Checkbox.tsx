import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, motion } from '../index.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'checked' | 'ref'> {
  label: ReactNode;
  hint?: ReactNode;
  /** `mixed` means partly selected. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  /** For rows whose content is the label. */
  isLabelHidden?: boolean;
}

/** For values that are submitted; use `Switch` for immediate changes. */
export function Checkbox({ label, hint, checked, onChange, isLabelHidden, ...input }: CheckboxProps) {
  const hintId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no attribute.
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <ChoiceRow label={label} hint={hint} hintId={hintId} isLabelHidden={isLabelHidden}>
      <Box
        ref={box}
        type="checkbox"
        checked={checked === true}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
    </ChoiceRow>
  );
}

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 5px;
  background: ${color.surface};
  transition: background ${motion.quick}, border-color ${motion.quick};
  &::before { content: ''; width: 12px; height: 12px; background: ${color.onAccent}; clip-path: polygon(0 0, 0 0, 0 0); }
  &:checked, &:indeterminate { border-color: ${color.accent}; background: ${color.accent}; }
  &:checked::before { clip-path: polygon(14% 44%, 0 58%, 38% 94%, 100% 22%, 86% 8%, 38% 66%); }
  &:indeterminate::before { clip-path: inset(41% 4%); }
  &:disabled { opacity: 0.6; }
  @media (forced-colors: active) { appearance: auto; }
`;
