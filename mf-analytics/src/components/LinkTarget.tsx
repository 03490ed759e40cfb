import { useLocation } from '@fanfare/shared/router';
import { space } from '@fanfare/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

/** A section with a link, such as `/settings#members`. Scrolls there itself, because sections load late. */
export function LinkTarget({ id, children }: { id: string; children: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView?.({ block: 'start' });
  }, [hash, id, key]);
  return (
    <Section id={id} ref={section}>
      {children}
    </Section>
  );
}

const Section = styled.div`
  scroll-margin-top: ${space.x8};
`;
