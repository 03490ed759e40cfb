import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../Button.ts';

interface WindowProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

export function Window({ isOpen, onClose, title, children }: WindowProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Popup>
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton aria-label="Close">
                  <X size={20} aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          {children}
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: rgb(15 8 20 / 55%);
`;

const Popup = styled(Dialog.Popup)`
  position: fixed;
  z-index: 20;
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
  display: grid;
  gap: 16px;
  width: min(480px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  overflow: auto;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--roundLarge);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow);
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  h2 {
    font-size: 18px;
  }
`;
