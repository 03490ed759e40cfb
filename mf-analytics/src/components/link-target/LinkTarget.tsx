import type { ReactNode } from 'react';
import styled from 'styled-components';
import { linkTargetStyle } from './linkTargetStyle.ts';
import { useIsLinked, useLinkTarget } from './useLinkTarget.ts';

/** A section with a link, such as `/settings#members`. */
export function LinkTarget({ id, children }: { id: string; children: ReactNode }) {
  const isLinked = useIsLinked(id);
  const section = useLinkTarget<HTMLDivElement>(isLinked);
  return (
    <Section id={id} ref={section} tabIndex={-1} data-target={isLinked || undefined}>
      {children}
    </Section>
  );
}

const Section = styled.div`
  min-width: 0;
  ${linkTargetStyle}
`;
