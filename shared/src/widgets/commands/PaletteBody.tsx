import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import styled from 'styled-components';
import { color, depth, media, radius, shadow, space, VisuallyHidden } from '../../ui/index.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { PaletteSearch } from './PaletteSearch.tsx';

export function PaletteBody({ open, onClose, commands }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup initialFocus={input}>
          <Base.Title render={<VisuallyHidden />}>Commands</Base.Title>
          <PaletteSearch input={input} commands={commands} onClose={onClose} />
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${depth.dialog};
  background: ${color.scrim};
`;

const Popup = styled(Base.Popup)`
  position: fixed;
  z-index: ${depth.dialog};
  top: 12vh;
  left: 50%;
  transform: translateX(-50%);
  display: flex;
  flex-direction: column;
  width: min(600px, calc(100vw - 2 * ${space.x2}));
  max-height: min(480px, 76dvh);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  ${media.narrow} { top: ${space.x1}; width: calc(100vw - 2 * ${space.x1}); max-height: calc(100dvh - 2 * ${space.x1}); }
`;
