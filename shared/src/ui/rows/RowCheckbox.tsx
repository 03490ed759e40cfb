import { useRef } from 'react';
import { Checkbox } from '../choices/Checkbox.tsx';

interface RowCheckboxProps {
  label: string;
  checked: boolean | 'mixed';
  tabIndex?: number;
  /** `isRange` is true with Shift. */
  onToggle: (isRange: boolean) => void;
}

export function RowCheckbox({ label, checked, tabIndex, onToggle }: RowCheckboxProps) {
  const isRange = useRef(false);
  return (
    <Checkbox
      label={label}
      isLabelHidden
      tabIndex={tabIndex}
      checked={checked}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
      onChange={() => onToggle(isRange.current)}
    />
  );
}
