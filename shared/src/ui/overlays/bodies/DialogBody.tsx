import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { IconButton } from '../../forms/Button.tsx';
import { font, media, space } from '../../theme/tokens.ts';
import { backdropStyle, dialogStyle, sideStyle } from './dialogStyle.ts';
import { useIsWide } from './useIsWide.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  closeLabel?: string;
  /** Receives the focus on closing if the previous element is gone. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** `large` is for content in two columns. */
  size?: 'regular' | 'large';
  /** `side` is beside the content on wide screens and leaves it usable. */
  place?: 'center' | 'side';
}

export function DialogBody(props: DialogProps) {
  const { open, onClose, title, children, closeLabel = copy.close, returnFocusTo, size = 'regular', place = 'center' } = props;
  const isBeside = useIsWide() && place === 'side';
  const Frame = isBeside ? Side : Popup;
  return (
    <Base.Root open={open} modal={!isBeside} disablePointerDismissal={isBeside} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {isBeside ? null : <Backdrop data-scrim />}
        <Frame finalFocus={returnFocusTo} $isLarge={size === 'large'}>
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
        </Frame>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`;

const Popup = styled(Base.Popup)<{ $isLarge: boolean }>`
  ${dialogStyle}
  width: min(${({ $isLarge }) => ($isLarge ? '1120px' : '640px')}, calc(100vw - 2 * ${space.x2}));
  ${media.narrow} { ${({ $isLarge }) => ($isLarge ? `width: calc(100vw - 2 * ${space.x1}); padding: ${space.x2};` : '')} }
`;

const Side = styled(Base.Popup)<{ $isLarge: boolean }>`
  ${sideStyle}
  width: ${({ $isLarge }) => ($isLarge ? 'min(560px, 42vw)' : '420px')};
`;

const Head = styled.div`
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
