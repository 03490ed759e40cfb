import { SectionCard } from '@fanfare/shared/domain';
import { SkeletonRows } from '@fanfare/shared/ui';
import { copy } from '../copy/settings.ts';

const text = copy.workspace;

export function CardPlaceholders() {
  return (
    <>
      <SectionCard title={text.title}>
        <SkeletonRows label={copy.loading} count={4} height="64px" />
      </SectionCard>
      <SectionCard title={text.members}>
        <SkeletonRows label={text.loading} count={3} height="48px" />
      </SectionCard>
    </>
  );
}
