import { FormPage, font, media, OfferSide } from '@fanfare/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { BrandRow } from './BrandRow.tsx';
import { FeatureList } from './FeatureList.tsx';
import { FormCard, Lead } from './FormCard.ts';
import { ProductImage } from './ProductImage.tsx';

interface AuthLayoutProps {
  title: string;
  lead: string;
  features: readonly { name: string; text: string }[];
  icons: readonly LucideIcon[];
  children: ReactNode;
}

export function AuthLayout({ title, lead, features, icons, children }: AuthLayoutProps) {
  return (
    <FormPage
      offer={
        <OfferSide>
          <Tagline>{copy.tagline}</Tagline>
          <ProductImage />
          <FeatureList features={features} icons={icons} />
        </OfferSide>
      }
    >
      <BrandRow />
      <FormCard as="div">
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </FormCard>
    </FormPage>
  );
}

const Tagline = styled.h2`
  font-size: ${font.size.hero};
  font-weight: ${font.weight.bold};
  line-height: 1.15;
  letter-spacing: -0.02em;
  ${media.narrow} { font-size: ${font.size.display}; }
`;
