import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { IconButton } from '../../forms/Button.tsx';
import { font, media, space } from '../../theme/tokens.ts';
import { backdropStyle, dialogStyle } from './dialogStyle.ts';

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
}

export function DialogBody(props: DialogProps) {
  const { open, onClose, title, children, closeLabel = copy.close, returnFocusTo, size = 'regular' } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Backdrop data-scrim />
        <Popup finalFocus={returnFocusTo} $isLarge={size === 'large'}>
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
  ${backdropStyle}
`;

const Popup = styled(Base.Popup)<{ $isLarge: boolean }>`
  ${dialogStyle}
  width: min(${({ $isLarge }) => ($isLarge ? '1120px' : '640px')}, calc(100vw - 2 * ${space.x2}));
  ${media.narrow} { ${({ $isLarge }) => ($isLarge ? `width: calc(100vw - 2 * ${space.x1}); padding: ${space.x2};` : '')} }
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
