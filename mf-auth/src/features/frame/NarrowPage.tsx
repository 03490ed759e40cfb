import { space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BrandRow } from './BrandRow.tsx';
import { FormCard, Lead } from './FormCard.ts';

interface NarrowPageProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The frame of a page that asks for one thing. */
export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <Page>
      <BrandRow />
      <FormCard as="div">
        <h1>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
        {children}
      </FormCard>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 460px);
  align-content: center;
  justify-content: center;
  gap: ${space.x3};
  min-height: 100dvh;
  padding: ${space.x4} ${space.x2};
`;
