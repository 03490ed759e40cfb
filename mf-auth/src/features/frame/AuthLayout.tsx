import { FormPage, font, media, OfferSide } from '@fanfare/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { ProductImage } from '../../drawings/ProductImage.tsx';
import { BrandRow } from './BrandRow.tsx';
import { FeatureList } from './FeatureList.tsx';
import { FormBody, Lead } from './FormCard.ts';

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
      <FormBody>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        {children}
      </FormBody>
    </FormPage>
  );
}

const Tagline = styled.h2`
  font-size: 2.75rem;
  font-weight: ${font.weight.bold};
  line-height: 1.1;
  letter-spacing: -0.03em;
  @media (max-width: 1099px) { font-size: ${font.size.hero}; }
  ${media.narrow} { font-size: ${font.size.display}; }
`;
