import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureNotice } from '../../api/failureNotice.ts';
import { color, font, radius, space } from '../theme/tokens.ts';
import { FailureDetails } from './FailureDetails.tsx';

interface StatePanelProps {
  /** `empty`: nothing yet or nothing matches; `failed`: something went wrong. */
  kind: 'empty' | 'failed';
  title: string;
  /** What the call failed with: its reason and its request id are shown below the title. */
  error?: unknown;
  children?: ReactNode;
  /** The button or link that leads on. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** What a region shows instead of its content: why there is nothing, and what to do. */
export function StatePanel({ kind, title, error, children, action, icon }: StatePanelProps) {
  const { description, requestId } = failureNotice(error, title);
  return (
    <Panel role={kind === 'failed' ? 'alert' : undefined} $failed={kind === 'failed'}>
      {icon ? (
        <Icon aria-hidden="true" $failed={kind === 'failed'}>
          {icon}
        </Icon>
      ) : null}
      <Title>{title}</Title>
      {description || requestId ? (
        <div>
          <FailureDetails description={description} requestId={requestId} />
        </div>
      ) : null}
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
