import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';

interface FormPageProps {
  offer?: ReactNode;
  children: ReactNode;
}

/** A page with a form: centered, or beside a promotional panel and without a card. */
export function FormPage({ offer, children }: FormPageProps) {
  return (
    <Page data-fills-window $isSplit={Boolean(offer)}>
      <FormSide $isSplit={Boolean(offer)}>{children}</FormSide>
      {offer}
    </Page>
  );
}

const Page = styled.main.attrs({ id: 'content', tabIndex: -1 })<{ $isSplit: boolean }>`
  --form-width: ${({ $isSplit }) => ($isSplit ? '380px' : '460px')};
  display: grid;
  grid-template-columns: ${({ $isSplit }) => ($isSplit ? 'minmax(360px, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)')};
  min-height: 100dvh;
  outline: none;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** The logo stands at the top, the form in the middle of the rest. */
const split = css`
  grid-template-rows: auto minmax(0, 1fr);
  align-items: center;
  padding: ${space.x4} ${space.x4} ${space.x8};
  background: ${color.surface};
  /* As high as the window almost is, so that the panel below stays in place if a way to sign in is added. */
  ${media.narrow} { grid-template-rows: auto; align-content: start; min-height: max(640px, 100dvh - 72px); padding: ${space.x3} ${space.x2} ${space.x5}; }
`;

const FormSide = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, var(--form-width));
  justify-content: center;
  gap: ${space.x3};
  ${({ $isSplit }) =>
    $isSplit
      ? split
      : css`
          align-content: center;
          padding: ${space.x4} ${space.x2};
          ${media.narrow} { align-content: start; }
        `}
`;

/** The other half of a form screen; below it on narrow screens. */
export const OfferSide = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 600px);
  align-content: center;
  justify-content: center;
  gap: ${space.x5};
  padding: ${space.x6} ${space.x5};
  overflow: hidden;
  background-color: ${color.stage};
  background-image:
    radial-gradient(90% 70% at 100% 0%, ${color.stageGlow}, transparent 70%),
    radial-gradient(70% 60% at 0% 100%, ${color.stageGlow}, transparent 75%);
  color: ${color.onStage};
  ${media.narrow} { gap: ${space.x4}; padding: ${space.x5} ${space.x2}; }
`;
