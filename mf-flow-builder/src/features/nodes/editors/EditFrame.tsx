import { Button, color, font, space } from '@fanfare/shared/ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';

/** How editing ended; after `leave` the focus is already somewhere else. */
export type EditEnd = 'commit' | 'leave' | 'revert';

interface EditFrameProps {
  children: ReactNode;
  /** Why the text cannot be committed. The editor then stays open, with the text and this message. */
  problem?: string | null;
  onEnd: (how: EditEnd) => void;
}

/**
 * The rules of editing inside a node: Save, Enter or leaving commits, Escape or Cancel reverts; Shift+Enter is a new line where the
 * field has lines. An Enter that only finishes the composition of a character is not an Enter.
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
      <Buttons onMouseDown={keepFocus}>
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

/** Safari does not focus a pressed button: without this, pressing Cancel would look like leaving, which commits. */
function keepFocus(event: MouseEvent): void {
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
