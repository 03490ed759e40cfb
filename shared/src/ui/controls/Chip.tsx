import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';

interface ChipProps {
  children: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
}

/** A selected item, such as a filter, a keyword or a recipient. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <Body $isRemovable={onRemove !== undefined}>
      <span>{children}</span>
      {onRemove ? (
        <button type="button" data-tooltip="" aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden="true" size={14} />
        </button>
      ) : null}
    </Body>
  );
}

const Body = styled.span<{ $isRemovable: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 28px;
  padding: 1px ${({ $isRemovable }) => ($isRemovable ? '2px' : space.x1half)} 1px ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${font.size.small};
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
    &:hover { background: ${color.sunken}; color: ${color.text}; }
  }
`;
