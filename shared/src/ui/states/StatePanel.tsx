import type { ReactNode } from 'react';
import styled from 'styled-components';
import { failureNotice } from '../../api/failureNotice.ts';
import { color, font, radius, space } from '../theme/tokens.ts';
import { EmptyScene, type Scene } from './EmptyScene.tsx';
import { FailureDetails } from './FailureDetails.tsx';

interface StatePanelProps {
  kind: 'empty' | 'failed';
  title: string;
  /** Shows the reason and request id of the failed call. */
  error?: unknown;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Drawn instead of the icon. */
  scene?: Scene | undefined;
}

/** Replaces the content of a region if there is none. */
export function StatePanel({ kind, title, error, children, action, icon, scene }: StatePanelProps) {
  const { description, requestId } = failureNotice(error, title);
  return (
    <Panel role={kind === 'failed' ? 'alert' : undefined} $failed={kind === 'failed'}>
      {scene ? (
        <EmptyScene scene={scene} />
      ) : icon ? (
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
  border: ${({ $failed }) => ($failed ? `1px solid ${color.danger}` : 'none')};
  border-radius: ${radius.medium};
  text-align: center;
  color: ${color.textMuted};
  > div { max-width: 52ch; text-wrap: balance; }
`;

// Not a heading, because the panel is used at any heading level.
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
