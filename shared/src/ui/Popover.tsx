import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { DROPDOWN_MARGIN_PX } from '../contracts/index.ts';
import { color, depth, font, radius, shadow, space } from './theme/tokens.ts';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
}

/** A panel that hangs from its button: keeps clear of the window's edges, closes on Escape and on a press outside, gives focus back. */
export function Popover({ open, onOpenChange, trigger, title, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align="end" sideOffset={8} collisionPadding={DROPDOWN_MARGIN_PX}>
          <Panel>
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
`;

const Title = styled(Base.Title)`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;
