import { Unplug } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../code/CopyButton.tsx';
import { Button, color, font, RegionBoundary, StatePanel, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { failureDetails } from './failureDetails.ts';

const text = copy.region;

interface RegionProps {
  name: string;
  /** The owner, for example "mf-webhooks 1.2.0 (a1b2c3)". */
  blame: string;
  children: ReactNode;
}

/** An error boundary that names its owner and offers a retry and a report. */
export function Region({ name, blame, children }: RegionProps) {
  const stack = useRef('');
  return (
    <RegionBoundary
      onError={(_, info) => {
        stack.current = info.componentStack ?? '';
      }}
      fallback={(error, retry) => (
        <StatePanel
          kind="failed"
          title={text.stopped(name)}
          icon={<Unplug />}
          action={
            <Actions>
              <Button $size="small" onClick={retry}>
                {copy.tryAgain}
              </Button>
              <CopyButton
                label={text.copyDetails}
                text={() => failureDetails({ name, blame, error, componentStack: stack.current })}
              />
            </Actions>
          }
        >
          {text.others}
          <Blame>
            {blame}: {error instanceof Error ? error.message : String(error)}
          </Blame>
        </StatePanel>
      )}
    >
      {children}
    </RegionBoundary>
  );
}

const Blame = styled.p`
  margin-top: ${space.x1};
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.x1};
`;
