import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../theme/tokens.ts';

interface FormPageProps {
  offer?: ReactNode;
  children: ReactNode;
}

/** A page with a form, centered or beside a promotional panel. */
export function FormPage({ offer, children }: FormPageProps) {
  return (
    <Page data-fills-window $isSplit={Boolean(offer)}>
      <FormSide>{children}</FormSide>
      {offer}
    </Page>
  );
}

const Page = styled.main<{ $isSplit: boolean }>`
  --form-width: ${({ $isSplit }) => ($isSplit ? '420px' : '460px')};
  display: grid;
  grid-template-columns: ${({ $isSplit }) => ($isSplit ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  min-height: 100dvh;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const FormSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--form-width));
  align-content: center;
  justify-content: center;
  gap: ${space.x3};
  padding: ${space.x4} ${space.x2};
  ${media.narrow} { align-content: start; }
`;

/** The other half of a form screen; below it on narrow screens. */
export const OfferSide = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 520px);
  align-content: center;
  justify-content: center;
  gap: ${space.x4};
  padding: ${space.x6} ${space.x4};
  border-inline-start: 1px solid ${color.border};
  background: ${color.accentSoft};
  ${media.narrow} { padding: ${space.x4} ${space.x3}; border-inline-start: 0; border-top: 1px solid ${color.border}; }
`;
