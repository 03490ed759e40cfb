import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import styled from 'styled-components';
import { media, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { backdropStyle, dialogStyle } from '../overlays/bodies/dialogStyle.ts';
import type { PaletteProps } from './CommandViewProps.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

export function PaletteBody({ open, onClose, ...search }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup initialFocus={input}>
          <Base.Title render={<VisuallyHidden />}>{copy.palette.title}</Base.Title>
          <PaletteSearch input={input} onClose={onClose} {...search} />
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`;

const Popup = styled(Base.Popup)`
  ${dialogStyle}
  top: 12vh;
  transform: translateX(-50%);
  display: flex;
  flex-direction: column;
  width: min(600px, calc(100vw - 2 * ${space.x1}));
  max-height: min(480px, 76dvh);
  padding: 0;
  overflow: hidden;
  ${media.narrow} { top: ${space.x1}; max-height: calc(100dvh - 2 * ${space.x1}); }
`;
