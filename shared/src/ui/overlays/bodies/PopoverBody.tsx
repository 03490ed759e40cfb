import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { DROPDOWN_MARGIN_PX } from '../../../contracts/index.ts';
import { color, depth, font, radius, shadow, space } from '../../theme/tokens.ts';
import { appear } from './appear.ts';
import { ignoreAnchorPress } from './ignoreAnchorPress.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface PopoverBodyProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  title: string;
  children: ReactNode;
}

export function PopoverBody({ open, onOpenChange, anchor, title, children }: PopoverBodyProps) {
  return (
    <Base.Root open={open} onOpenChange={ignoreAnchorPress(anchor, onOpenChange)}>
      <Base.Portal>
        <Positioner anchor={anchor} align="end" sideOffset={8} collisionPadding={DROPDOWN_MARGIN_PX}>
          <Panel {...useReturnFocus(anchor)}>
            <Title>{title}</Title>
            {children}
          </Panel>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: ${depth.menu};
`;

const Panel = styled(Base.Popup)`
  display: grid;
  gap: ${space.x1half};
  width: min(400px, calc(100vw - ${2 * DROPDOWN_MARGIN_PX}px));
  max-height: min(560px, var(--available-height));
  overflow: auto;
  padding: ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  outline: none;
  ${appear}
`;

const Title = styled(Base.Title)`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;
