import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Card, space } from '../index.ts';

interface SectionCardProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section on a card, with a heading. */
export function SectionCard({ title, aside, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x3};
`;
