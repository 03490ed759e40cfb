import { Card, color, font, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CallbackCardProps {
  title: string;
  icon?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

export function CallbackCard({ title, icon, busy = false, children }: CallbackCardProps) {
  return (
    <Body as="div" aria-busy={busy}>
      <Head role="status">
        {icon ? <span aria-hidden="true">{icon}</span> : null}
        <h1>{title}</h1>
      </Head>
      {children}
    </Body>
  );
}

const Body = styled(Card)`
  display: grid;
  gap: ${space.x3};
  p { color: ${color.textMuted}; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  > span { display: grid; color: ${color.accent}; }
  h1 { font-size: ${font.size.title}; font-weight: ${font.weight.bold}; line-height: 1.3; }
`;
