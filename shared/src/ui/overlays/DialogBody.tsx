import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { IconButton } from '../Button.tsx';
import { color, depth, font, radius, shadow, space } from '../theme/tokens.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  closeLabel?: string;
  /** Where focus goes on closing when what had it before is gone by then. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

export function DialogBody({ open, onClose, title, children, closeLabel = 'Close', returnFocusTo }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup finalFocus={returnFocusTo}>
          <Head>
            <Title>{title}</Title>
            <Base.Close
              render={
                <IconButton $variant="quiet" $size="small" aria-label={closeLabel}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </Head>
          <div>{children}</div>
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
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
  width: min(640px, calc(100vw - 2 * ${space.x2}));
  max-height: calc(100dvh - 2 * ${space.x3});
  overflow: auto;
  padding: ${space.x3};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
`;

const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.x2};
  margin-bottom: ${space.x2};
`;

const Title = styled(Base.Title)`
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
  line-height: 1.3;
`;
