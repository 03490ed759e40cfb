import { space } from '@fanfare/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface SectionProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section without a card. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x2};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x3};
  min-height: 32px;
`;
