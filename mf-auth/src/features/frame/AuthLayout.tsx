import { color, font, media, space } from '@fanfare/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { BrandRow } from './BrandRow.tsx';
import { FeatureList } from './FeatureList.tsx';
import { FormCard, Lead } from './FormCard.ts';
import { ProductPicture } from './ProductPicture.tsx';

interface AuthLayoutProps {
  title: string;
  lead: string;
  features: readonly { name: string; text: string }[];
  icons: readonly LucideIcon[];
  children: ReactNode;
}

/** The frame of the signed-out screens: the form on one side, what the product offers on the other. */
export function AuthLayout({ title, lead, features, icons, children }: AuthLayoutProps) {
  return (
    <Page data-fills-window>
      <FormSide>
        <BrandRow />
        <FormCard as="div">
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {children}
        </FormCard>
      </FormSide>
      <OfferSide>
        <Tagline>{copy.tagline}</Tagline>
        <ProductPicture />
        <FeatureList features={features} icons={icons} />
      </OfferSide>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const FormSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  align-content: center;
  justify-content: center;
  gap: ${space.x3};
  padding: ${space.x4} ${space.x2};
  ${media.narrow} { align-content: start; }
`;

const OfferSide = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 520px);
  align-content: center;
  justify-content: center;
  gap: ${space.x4};
  padding: ${space.x6} ${space.x4};
  border-left: 1px solid ${color.border};
  background: ${color.accentSoft};
  ${media.narrow} { padding: ${space.x4} ${space.x3}; border-left: 0; border-top: 1px solid ${color.border}; }
`;

const Tagline = styled.h2`
  font-size: ${font.size.hero};
  font-weight: ${font.weight.bold};
  line-height: 1.15;
  letter-spacing: -0.02em;
  ${media.narrow} { font-size: ${font.size.display}; }
`;
