import type { FlowIssue } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { Badge, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { nodeTitle } from '../../state/graph/nodeTitle.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

const SHOWN = 5;

export function IssueLines({ issues }: { issues: readonly FlowIssue[] }) {
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  return (
    <List>
      {issues.slice(0, SHOWN).map((issue, place) => {
        const node = nodes.find(({ id }) => id === issue.nodeId);
        return (
          <li key={place}>
            <Badge tone={issue.severity === 'error' ? 'danger' : 'warning'}>{copy.publish[issue.severity]}</Badge>
            <span>
              <strong>{node ? nodeTitle(node) : copy.publish.wholeFlow}</strong>: {localize(issue.message, issue.text)}
            </span>
          </li>
        );
      })}
      {issues.length > SHOWN ? <li>{copy.publish.more(issues.length - SHOWN)}</li> : null}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.size.small};
  li { display: flex; align-items: baseline; gap: ${space.x1}; }
  span:last-child { min-width: 0; overflow-wrap: anywhere; }
`;
