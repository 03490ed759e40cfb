import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The phone itself: a body around the screen where there is room for one, only the screen on a real phone. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <Body aria-label="Phone">
      <Screen>{children}</Screen>
    </Body>
  );
}

const Body = styled.section`
  min-width: 0;
  @media (min-width: 760px) {
    position: sticky;
    top: 16px;
    padding: 12px;
    border-radius: 52px;
    background: var(--body);
    box-shadow: var(--shadow), inset 0 0 0 2px rgb(255 255 255 / 14%);
  }
`;

const Screen = styled.div`
  position: relative;
  display: grid;
  height: clamp(440px, 76dvh, 700px);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 24px;
  background: var(--card);
  @media (min-width: 760px) {
    height: clamp(460px, calc(100dvh - 150px), 780px);
    border: 0;
    border-radius: 40px;
    padding-top: 34px;
    &::before {
      content: '';
      position: absolute;
      top: 11px;
      left: 50%;
      width: 96px;
      height: 22px;
      margin-left: -48px;
      border-radius: 12px;
      background: var(--body);
    }
  }
`;
