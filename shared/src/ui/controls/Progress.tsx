import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, font, motion, radius, space } from '../index.ts';
import { copy } from './copy.ts';

interface ProgressProps {
  label: string;
  /** From 0 to 1, or null if unknown. */
  share: number | null;
  /** The percentage by default. */
  valueText?: string;
}

/** A progress bar. */
export function Progress({ label, share, valueText }: ProgressProps) {
  const labelId = useId();
  const percent = share === null ? null : Math.round(share * 100);
  const text = valueText ?? (percent === null ? '' : `${percent} %`);
  return (
    <Frame>
      <span id={labelId}>{label}</span>
      <Words aria-hidden="true">{text}</Words>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text || copy.inProgress}
      >
        <Bar $isEndless={percent === null} style={percent === null ? undefined : { width: `${percent}%` }} />
      </Track>
    </Frame>
  );
}

const slide = keyframes`
  from { translate: -100% 0; }
  to { translate: 350% 0; }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.half} ${space.x1};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const Words = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.border};
`;

const Bar = styled.div<{ $isEndless: boolean }>`
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.accent};
  transition: width ${motion.calm};
  ${({ $isEndless }) =>
    $isEndless &&
    css`
      width: 30%;
      animation: ${slide} 1.6s ease-in-out infinite;
    `}
`;
