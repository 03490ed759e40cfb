import { Button, color, font, space } from '@fanfare/shared/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';

/** `leave` means that the focus has moved elsewhere. */
export type EditEnd = 'commit' | 'leave' | 'revert';

interface EditFrameProps {
  children: ReactNode;
  /** The reason why the text cannot be committed; the editor stays open and shows it. */
  problem?: string | null;
  onEnd: (how: EditEnd) => void;
}

/**
 * Save, Enter or blur commits; Escape or Cancel reverts; Shift+Enter adds a line. An Enter that ends an IME
 * composition is ignored.
 */
export function EditFrame({ children, problem = null, onEnd }: EditFrameProps) {
  const hasEnded = useRef(false);
  const [isRefused, setIsRefused] = useState(false);
  const end = (how: EditEnd) => {
    if (hasEnded.current) return;
    if (how !== 'revert' && problem !== null) {
      setIsRefused(true);
      return;
    }
    hasEnded.current = true;
    onEnd(how);
  };

  const endOnKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === 'Escape') end('revert');
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    if (event.shiftKey && event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    end('commit');
  };
  const endOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) end('leave');
  };

  return (
    <Frame className="nodrag nopan nowheel" onKeyDown={endOnKey} onBlur={endOnLeave}>
      {children}
      {isRefused && problem !== null ? <Problem role="alert">{problem}</Problem> : null}
      <Buttons onMouseDown={preserveFocus}>
        <Button $size="small" onClick={() => end('revert')}>
          {copy.nodes.cancel}
        </Button>
        <Button $size="small" $variant="primary" onClick={() => end('commit')}>
          {copy.nodes.save}
        </Button>
      </Buttons>
    </Frame>
  );
}

/** Safari does not focus a pressed button. Without this, pressing Cancel would blur the field, which commits. */
function preserveFocus(event: MouseEvent): void {
  event.preventDefault();
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  cursor: default;
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space.x1};
`;
