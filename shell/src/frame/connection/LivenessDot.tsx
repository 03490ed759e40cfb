import { color } from '@fanfare/shared/ui';
import styled from 'styled-components';
import type { LivenessText } from './livenessText.ts';

const inks = { success: color.success, warning: color.warning, danger: color.danger, neutral: color.textMuted };

/** Filled if live, because color must not be the only sign. */
export function LivenessDot({ tone }: Pick<LivenessText, 'tone'>) {
  return <Dot $tone={tone} aria-hidden="true" />;
}

const Dot = styled.span<{ $tone: LivenessText['tone'] }>`
  flex: none;
  width: 8px;
  height: 8px;
  border: 2px solid ${({ $tone }) => inks[$tone]};
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === 'success' ? inks[$tone] : 'transparent')};
`;
