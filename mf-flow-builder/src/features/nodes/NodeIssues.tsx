import type { FlowIssue } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { color, font, radius, space } from '@fanfare/shared/ui';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { issueCopy } from '../../copy/panels/issues.ts';

export function NodeIssues({ issues }: { issues: readonly FlowIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <List aria-label={issueCopy.ofNode}>
      {issues.map(({ rule, text, message, severity }, place) => {
        const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
        return (
          <Issue key={`${rule} ${place}`} $isError={severity === 'error'}>
            <Icon aria-label={issueCopy[severity]} size={16} />
            {localize(message, text)}
          </Issue>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.half};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Issue = styled.li<{ $isError: boolean }>`
  display: flex;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x1half};
  border-radius: ${radius.small};
  background: ${({ $isError }) => ($isError ? color.dangerSoft : color.warningSoft)};
  font-size: ${font.size.small};
  svg { flex: none; margin-top: 2px; color: ${({ $isError }) => ($isError ? color.danger : color.warning)}; }
`;
