import { BatteryFull, Signal, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useSandboxNow } from '../clock/useSandboxNow.ts';
import { formatTime } from '../ui/formatTime.ts';

interface PhoneFrameProps {
  label: string;
  /** Fills its container. */
  isDocked?: boolean;
  children: ReactNode;
}

export function PhoneFrame({ label, isDocked = false, children }: PhoneFrameProps) {
  const time = useSandboxNow();
  return (
    <Body aria-label={label} $isDocked={isDocked}>
      <Screen $isDocked={isDocked}>
        <StatusBar aria-hidden="true" $isDocked={isDocked}>
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

const hardware = css`
  padding: 9px;
  border-radius: 48px;
  background: var(--body);
  box-shadow: var(--shadow), inset 0 0 0 2px rgb(255 255 255 / 14%);
`;

const glass = css`
  grid-template-rows: auto minmax(0, 1fr) auto;
  border: 0;
  border-radius: 39px;
  &::before {
    content: '';
    position: absolute;
    top: 10px;
    left: 50%;
    width: 88px;
    height: 24px;
    margin-left: -44px;
    border-radius: 12px;
    background: var(--body);
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 44px;
  padding: 2px 26px 0;
  font-size: 14px;
  font-weight: 680;
  font-variant-numeric: tabular-nums;
  span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
`;

/** A phone with a touch screen needs no phone around it. */
const onDesk = (isDocked: boolean, style: typeof bar) =>
  isDocked ? css`@media (hover: hover) and (min-height: 640px) { ${style} }` : css`@media (min-width: 760px) { ${style} }`;

const Body = styled.section<{ $isDocked: boolean }>`
  min-width: 0;
  min-height: 0;
  ${({ $isDocked }) => onDesk($isDocked, hardware)}
`;

const Screen = styled.div<{ $isDocked: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  height: ${({ $isDocked }) => ($isDocked ? '100%' : 'clamp(440px, calc(100dvh - 120px), 720px)')};
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 24px;
  background: var(--card);
  ${({ $isDocked }) => onDesk($isDocked, glass)}
  @media (min-width: 760px) {
    ${({ $isDocked }) => !$isDocked && 'height: clamp(480px, calc(100dvh - 200px), 780px);'}
  }
`;

const StatusBar = styled.div<{ $isDocked: boolean }>`
  display: none;
  ${({ $isDocked }) => onDesk($isDocked, bar)}
`;
