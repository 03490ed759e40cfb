import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PageBodyProps {
  title: string;
  lead?: ReactNode;
  width?: number;
  children: ReactNode;
}

export function PageBody({ title, lead, width = 960, children }: PageBodyProps) {
  return (
    <Main $width={width}>
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
    </Main>
  );
}

const Main = styled.main<{ $width: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: ${({ $width }) => $width}px;
  margin: 0 auto;
  padding: clamp(16px, 3vw, 36px) clamp(12px, 3vw, 32px) 64px;
  > header {
    display: grid;
    gap: 4px;
  }
  h1 {
    font-size: 28px;
    letter-spacing: -0.01em;
  }
  > header p {
    max-width: 84ch;
    color: var(--soft);
  }
`;
