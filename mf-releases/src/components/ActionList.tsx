import { color, font, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ActionListProps {
  title: string;
  lead?: string;
  /** `li` elements: text, then buttons. */
  children: ReactNode;
}

export function ActionList({ title, lead, children }: ActionListProps) {
  return (
    <section>
      <Title>{title}</Title>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      <List>{children}</List>
    </section>
  );
}

const Title = styled.h3`
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x1};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1} ${space.x1half}; overflow-wrap: anywhere; }
  li > span { flex: 1 1 240px; }
  b { font-weight: ${font.weight.medium}; }
`;
