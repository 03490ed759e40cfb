import { BatteryFull, Signal, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSandboxNow } from '../clock/useSandboxNow.ts';
import { formatTime } from '../ui/formatTime.ts';

export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  const time = useSandboxNow();
  return (
    <Body aria-label={label}>
      <Screen>
        <StatusBar aria-hidden="true">
          <span>{time && formatTime(time.now)}</span>
          <span>
            <Signal size={15} />
            <Wifi size={15} />
            <BatteryFull size={18} />
          </span>
        </StatusBar>
        {children}
      </Screen>
    </Body>
  );
}

const Body = styled.section`
  min-width: 0;
  @media (min-width: 760px) {
    padding: 11px;
    border-radius: 54px;
    background: var(--body);
    box-shadow: var(--shadow), inset 0 0 0 2px rgb(255 255 255 / 14%);
  }
`;

const Screen = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  height: clamp(440px, calc(100dvh - 120px), 720px);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 24px;
  background: var(--card);
  @media (min-width: 760px) {
    grid-template-rows: auto minmax(0, 1fr) auto;
    height: clamp(480px, calc(100dvh - 200px), 780px);
    border: 0;
    border-radius: 43px;
    &::before {
      content: '';
      position: absolute;
      top: 10px;
      left: 50%;
      width: 92px;
      height: 24px;
      margin-left: -46px;
      border-radius: 12px;
      background: var(--body);
    }
  }
`;

const StatusBar = styled.div`
  display: none;
  @media (min-width: 760px) {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 44px;
    padding: 2px 26px 0;
    font-size: 14px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    span {
      display: flex;
      align-items: center;
      gap: 4px;
    }
  }
`;
