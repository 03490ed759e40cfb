import { Card, color, font, media, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CallbackCardProps {
  title: string;
  drawing?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

export function CallbackCard({ title, drawing, busy = false, children }: CallbackCardProps) {
  return (
    <Body as="div" aria-busy={busy}>
      {drawing}
      <Head role="status">
        <h1>{title}</h1>
      </Head>
      {children}
    </Body>
  );
}

const Body = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space.x3};
  /* As high while it is checked and afterwards. */
  min-height: 488px;
  padding: ${space.x5} ${space.x4} ${space.x4};
  > p { color: ${color.textMuted}; text-align: center; }
  ${media.narrow} { min-height: 0; padding: ${space.x4} ${space.x2} ${space.x3}; }
`;

const Head = styled.div`
  text-align: center;
  h1 { font-size: ${font.size.display}; font-weight: ${font.weight.bold}; line-height: 1.25; letter-spacing: -0.01em; }
`;
