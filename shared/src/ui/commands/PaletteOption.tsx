import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';
import type { PaletteEntry } from './CommandViewProps.ts';
import { Keys } from './Keys.tsx';

interface PaletteOptionProps {
  id: string;
  command: PaletteEntry;
  at: readonly number[];
  isActive: boolean;
  onPoint: () => void;
  onPress: () => void;
}

export function PaletteOption({ id, command, at, isActive, onPoint, onPress }: PaletteOptionProps) {
  return (
    <Option id={id} role="option" aria-selected={isActive} onPointerMove={isActive ? undefined : onPoint} onClick={onPress}>
      <span>
        {[...command.title].map((letter, index) => (at.includes(index) ? <b key={index}>{letter}</b> : letter))}
        {command.detail ? <Detail dir="auto">{command.detail}</Detail> : null}
      </span>
      {command.keys ? <Keys keys={command.keys} /> : null}
    </Option>
  );
}

const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2};
  min-height: 40px;
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  cursor: pointer;
  &[aria-selected='true'] { background: ${color.accentSoft}; }
  > span:first-child { min-width: 0; overflow-wrap: anywhere; }
  b { color: ${color.accent}; font-weight: ${font.weight.bold}; }
`;

const Detail = styled.small`
  display: block;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
