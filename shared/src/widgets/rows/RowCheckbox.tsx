import styled from 'styled-components';
import { color } from '../../ui/index.ts';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen, not all. */
  isMixed?: boolean;
  tabIndex?: number;
  onToggle: (isRange: boolean) => void;
}

export function RowCheckbox({ label, checked, isMixed = false, tabIndex, onToggle }: RowCheckboxProps) {
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = isMixed;
        }}
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </Target>
  );
}

// Larger than the box: fingers are.
const Target = styled.label`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  cursor: pointer;
  input { width: 16px; height: 16px; margin: 0; accent-color: ${color.accent}; cursor: inherit; }
`;
