import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import type { PickerOption } from './PickerOption.ts';

interface PickerRowProps {
  option: PickerOption;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onPick: () => void;
}

export function PickerRow({ option: { label, hint, Icon }, id, isActive, onPoint, onPick }: PickerRowProps) {
  return (
    <Line id={id} role="option" aria-selected={isActive} onPointerMove={onPoint} onClick={onPick}>
      {Icon ? <Icon aria-hidden="true" size={18} /> : null}
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 36px;
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;
  svg { flex: none; color: ${color.accent}; }
  small { display: block; color: ${color.textMuted}; font-size: ${font.size.small}; }
  &[aria-selected='true'] { background: ${color.sunken}; }
`;
