import { Clock } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatTime } from '../ui/formatTime.ts';
import { Panel } from '../ui/overlays/Panel.tsx';
import { ClockControls } from './ClockControls.tsx';
import { useSandboxNow } from './useSandboxNow.ts';

export function HeaderClock() {
  const [isOpen, setOpen] = useState(false);
  const time = useSandboxNow();
  const isMoved = time !== null && time.offsetMs !== 0;
  return (
    <Panel
      title="Clock of the sandbox"
      isOpen={isOpen}
      onOpenChange={setOpen}
      align="end"
      trigger={
        <Chip type="button" $isMoved={isMoved}>
          <Clock size={16} aria-hidden="true" />
          <span>{time ? formatTime(time.now) : '…'}</span>
          <Quiet>{isMoved ? 'moved clock' : 'clock'}</Quiet>
        </Chip>
      }
    >
      <Padded>
        <ClockControls />
      </Padded>
    </Panel>
  );
}

const Chip = styled.button<{ $isMoved: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  margin-left: auto;
  padding: 0 12px;
  border: 1px solid ${({ $isMoved }) => ($isMoved ? 'var(--warn)' : 'var(--line)')};
  border-radius: 99px;
  background: ${({ $isMoved }) => ($isMoved ? 'var(--warnTint)' : 'transparent')};
  color: ${({ $isMoved }) => ($isMoved ? 'var(--warn)' : 'var(--soft)')};
  font-size: 14px;
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    border-color: var(--strongLine);
  }
`;

const Quiet = styled.span`
  position: absolute;
  clip-path: inset(50%);
`;

const Padded = styled.div`
  width: min(360px, calc(100vw - 40px));
  padding: 10px;
`;
