import { FormPage } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import { BrandRow } from './BrandRow.tsx';
import { FormCard, Lead } from './FormCard.ts';

interface NarrowPageProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  return (
    <FormPage>
      <BrandRow />
      <FormCard as="div">
        <h1>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
        {children}
      </FormCard>
    </FormPage>
  );
}
