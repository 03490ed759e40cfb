import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../theme/tokens.ts';

interface StatePanelProps {
  /** `empty`: nothing yet or nothing matches; `failed`: something went wrong. */
  kind: 'empty' | 'failed';
  title: string;
  children?: ReactNode;
  /** The button or link that leads on. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** What a region shows instead of its content: why there is nothing, and what to do. */
export function StatePanel({ kind, title, children, action, icon }: StatePanelProps) {
  return (
    <Panel role={kind === 'failed' ? 'alert' : undefined} $failed={kind === 'failed'}>
      {icon ? (
        <Icon aria-hidden="true" $failed={kind === 'failed'}>
          {icon}
        </Icon>
      ) : null}
      <Title>{title}</Title>
      {children ? <div>{children}</div> : null}
      {action}
    </Panel>
  );
}

const Panel = styled.div<{ $failed: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space.x1half};
  padding: ${space.x5} ${space.x3};
  border: 1px dashed ${({ $failed }) => ($failed ? color.danger : color.borderStrong)};
  border-radius: ${radius.medium};
  text-align: center;
  color: ${color.textMuted};
  > div { max-width: 52ch; }
`;

// No heading: the panel stands at any depth, and a skipped level would mislead.
const Title = styled.p`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
  color: ${color.text};
`;

const Icon = styled.span<{ $failed: boolean }>`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${({ $failed }) => ($failed ? color.dangerSoft : color.accentSoft)};
  color: ${({ $failed }) => ($failed ? color.danger : color.accent)};
`;
