import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelProps {
  trigger: ReactElement;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

export function Panel({ trigger, title, isOpen, onOpenChange, side = 'bottom', align = 'start', children }: PanelProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Place side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Box aria-label={title}>{children}</Box>
        </Place>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Place = styled(Popover.Positioner)`
  z-index: 15;
`;

const Box = styled(Popover.Popup)`
  max-width: calc(100vw - 16px);
  max-height: var(--available-height);
  overflow: auto;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--roundLarge);
  background: var(--card);
  color: var(--ink);
  box-shadow: 0 14px 36px -16px rgb(20 8 30 / 45%);
  outline: none;
`;
