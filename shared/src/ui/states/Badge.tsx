import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, space } from '../theme/tokens.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  tone?: Tone;
  /** Filled for a live state, hollow for an inactive one, so that colour is not the only sign. */
  dot?: 'filled' | 'hollow';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return (
    <Pill $tone={tone}>
      {dot ? <Dot $filled={dot === 'filled'} aria-hidden="true" /> : null}
      {children}
    </Pill>
  );
}

const paints: Record<Tone, { ink: string; ground: string }> = {
  neutral: { ink: color.textMuted, ground: color.sunken },
  accent: { ink: color.accent, ground: color.accentSoft },
  success: { ink: color.success, ground: color.successSoft },
  warning: { ink: color.warning, ground: color.warningSoft },
  danger: { ink: color.danger, ground: color.dangerSoft },
  info: { ink: color.info, ground: color.infoSoft },
};

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 2px ${space.x1};
  border-radius: ${radius.pill};
  background: ${({ $tone }) => paints[$tone].ground};
  color: ${({ $tone }) => paints[$tone].ink};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
`;

const Dot = styled.span<{ $filled: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  border: 2px solid currentColor;
  background: ${({ $filled }) => ($filled ? 'currentColor' : 'transparent')};
`;
