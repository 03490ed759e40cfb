import type { FlowIssue } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { color, font, radius } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { issueCopy } from '../../copy/panels/issues.ts';

interface IssueDotProps {
  issues: readonly FlowIssue[];
  isQuiet: boolean;
}

export function IssueDot({ issues, isQuiet }: IssueDotProps) {
  if (issues.length === 0) return null;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const texts = issues.map(({ message, text }) => localize(message, text));
  return (
    <Dot
      role="img"
      $ground={errors > 0 ? color.danger : color.warning}
      data-quiet={isQuiet || undefined}
      aria-label={issueCopy.count(errors, issues.length - errors)}
      data-tooltip={texts.join('\n')}
      aria-description={texts.join(' ')}
    >
      {issues.length}
    </Dot>
  );
}

const Dot = styled.span<{ $ground: string }>`
  position: absolute;
  top: -13px;
  inset-inline-start: -13px;
  z-index: 1;
  display: grid;
  place-items: center;
  min-width: 26px;
  height: 26px;
  padding: 0 5px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${({ $ground }) => $ground};
  color: ${color.onAccent};
  &[data-quiet] { border: 1px solid ${color.borderStrong}; background: ${color.surface}; color: ${color.textMuted}; }
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
  line-height: 1;
`;
