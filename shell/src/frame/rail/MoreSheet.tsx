import { color, radius, shadow, space } from '@fanfare/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../messages/copy.ts';

/** The entries that have no space in the bar at the bottom. */
export function MoreSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const button = list.current?.parentElement?.querySelector('button');
    list.current?.querySelector('a')?.focus();
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      button?.focus();
      onClose();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [onClose]);
  return (
    <>
      <Scrim onClick={onClose} />
      <Sheet
        ref={list}
        aria-label={copy.header.more}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !list.current?.parentElement?.contains(relatedTarget)) onClose();
        }}
      >
        {children}
      </Sheet>
    </>
  );
}

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  bottom: var(--frame-bottom);
  background: ${color.scrim};
`;

const Sheet = styled.ul`
  position: fixed;
  inset-inline: 0;
  bottom: var(--frame-bottom);
  max-height: calc(100dvh - 2 * var(--frame-bottom));
  overflow-y: auto;
  && { gap: 0; min-height: 0; padding: ${space.x1}; }
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.high};
  && a { min-height: 48px; padding: 0 ${space.x1half}; }
`;
