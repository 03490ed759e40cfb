import { color, font, space } from '@fanfare/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface PanelProps {
  title: string;
  /** The figure or sentence that the panel leads with. */
  lead?: ReactNode;
  aside?: ReactNode;
  /** False if it continues the part above. */
  hasLine?: boolean;
  children: ReactNode;
}

/** A section between hairlines. */
export function Panel({ title, lead, aside, hasLine = true, children }: PanelProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} $hasLine={hasLine}>
      <Head>
        <div>
          <h2 id={titleId}>{title}</h2>
          {lead ? <Lead>{lead}</Lead> : null}
        </div>
        {aside}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section<{ $hasLine: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x2};
  min-width: 0;
  padding-top: ${({ $hasLine }) => ($hasLine ? space.x3 : 0)};
  border-top: ${({ $hasLine }) => ($hasLine ? `1px solid ${color.border}` : 'none')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space.x1} ${space.x3};
  h2 { font-size: ${font.size.lead}; font-weight: ${font.weight.bold}; }
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
