import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';

interface BusyButtonProps extends ComponentPropsWithRef<typeof Button> {
  isBusy: boolean;
  /** Shown while busy, for example "Saving…". */
  busyText: string;
}

/** A button with a busy state, which disables it and keeps the width of the longer text. */
export function BusyButton({ isBusy, busyText, disabled, children, ...button }: BusyButtonProps) {
  return (
    <Button {...button} disabled={isBusy || disabled} aria-busy={isBusy}>
      <Stack>
        <Text $isShown={!isBusy}>{children}</Text>
        <Text $isShown={isBusy}>{busyText}</Text>
      </Stack>
    </Button>
  );
}

const Stack = styled.span`
  display: grid;
  justify-items: center;
  gap: inherit;
`;

// Hidden text keeps the width; screen readers skip it.
const Text = styled.span<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  gap: inherit;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;
