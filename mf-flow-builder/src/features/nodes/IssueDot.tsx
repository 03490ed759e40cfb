import type { FlowIssue } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { color, font, radius } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { issueCopy } from '../../copy/panels/issues.ts';

export function IssueDot({ issues }: { issues: readonly FlowIssue[] }) {
  if (issues.length === 0) return null;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const texts = issues.map(({ message, text }) => localize(message, text));
  return (
    <Dot
      role="img"
      $isError={errors > 0}
      aria-label={issueCopy.count(errors, issues.length - errors)}
      data-tooltip={texts.join('\n')}
      aria-description={texts.join(' ')}
    >
      {issues.length}
    </Dot>
  );
}

const Dot = styled.span<{ $isError: boolean }>`
  position: absolute;
  top: -9px;
  inset-inline-start: -9px;
  z-index: 1;
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${({ $isError }) => ($isError ? color.danger : color.warning)};
  color: ${color.onAccent};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  line-height: 1;
`;
