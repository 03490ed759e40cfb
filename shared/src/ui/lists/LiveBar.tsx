import { ArrowUp, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, color, depth, font, media, radius, shadow, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import type { LiveState } from './useLiveRows.ts';

const text = copy.live;

const ANNOUNCE_MS = 5000;

interface LiveBarProps extends LiveState {
  /** True if the list starts with a day heading. */
  isBesideDay?: boolean;
  children?: ReactNode;
}

/** Shows the number of waiting rows, a button that shows them, and one that pauses. */
export function LiveBar(props: LiveBarProps) {
  const { waiting, isMore = false, isPaused, setPaused, show, isBesideDay = false, children } = props;
  const announced = useThrottled(waiting);
  return (
    <>
      <Bar $isBesideDay={isBesideDay}>
        <VisuallyHidden role="status">{announced > 0 ? text.waiting(announced, isMore) : ''}</VisuallyHidden>
        {children ? <Start>{children}</Start> : null}
        {isPaused ? <span>{text.paused}</span> : null}
        <Button $variant="quiet" $size="small" onClick={() => setPaused(!isPaused)}>
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? text.resume : text.pause}
        </Button>
      </Bar>
      {waiting > 0 ? (
        <Float>
          <Pill type="button" onClick={show}>
            <ArrowUp aria-hidden="true" size={14} />
            {text.waiting(waiting, isMore)}
          </Pill>
        </Float>
      ) : null}
    </>
  );
}

/** Allows one announcement in five seconds. */
function useThrottled(value: number): number {
  const [said, setSaid] = useState(value);
  const saidAt = useRef(0);
  useEffect(() => {
    if (value === said) return;
    const wait = value === 0 ? 0 : Math.max(0, saidAt.current + ANNOUNCE_MS - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setSaid(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, said]);
  return said;
}

const Bar = styled.div<{ $isBesideDay: boolean }>`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  ${({ $isBesideDay }) => ($isBesideDay ? `width: fit-content; margin-block: 0 -40px; margin-inline: auto 0; padding-top: ${space.x1};` : '')}
  align-items: center;
  justify-content: end;
  gap: ${space.x1};
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  margin-inline-end: auto;
  ${media.narrow} { flex-basis: 100%; }
`;

// Takes no space, so that rows do not move.
const Float = styled.div`
  position: sticky;
  top: calc(var(--frame-top, 0px) + ${space.x5});
  z-index: ${depth.sticky};
  display: grid;
  justify-items: center;
  height: 0;
  > button { translate: 0 -32px; }
`;

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  min-height: 32px;
  padding: 0 ${space.x2};
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  box-shadow: ${shadow.high};
  cursor: pointer;
  &:hover { background: ${color.accentHover}; }
`;
