import type { FlowIssue, FlowNode } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { Badge, color, font, IconButton, radius, space } from '@fanfare/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

const { selectIssues, selectNodes } = flowBuilderSlice.selectors;

/** What stands in the way of publishing, and what does not but should be looked at. */
export function IssueList() {
  const dispatch = useAppDispatch();
  const issues = useBuilderSelector(selectIssues);
  const nodes = useBuilderSelector(selectNodes);
  if (issues.length === 0) return null;
  return (
    <Panel aria-label={copy.publish.issues}>
      <Head>
        <h2>{copy.publish.issues}</h2>
        <IconButton
          $variant="quiet"
          $size="small"
          aria-label={copy.publish.dismiss}
          onClick={() => dispatch(flowBuilderSlice.actions.issuesDismissed())}
        >
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <ul>
        {issues.map((issue) => (
          <Issue key={`${issue.rule} ${issue.nodeId}`}>
            <Badge tone={issue.severity === 'error' ? 'danger' : 'warning'}>{copy.publish[issue.severity]}</Badge>
            <span>
              <strong>{placeOf(issue, nodes)}</strong>: {issue.text}
            </span>
          </Issue>
        ))}
      </ul>
    </Panel>
  );
}

function placeOf(issue: FlowIssue, nodes: readonly FlowNode[]): string {
  const node = nodes.find(({ id }) => id === issue.nodeId);
  if (!node) return copy.publish.wholeFlow;
  const { label = copy.nodes.label[node.type], content, keyword, actionParams } = node.data;
  const hint = (content ?? keyword ?? actionParams ?? '').trim();
  return hint === '' ? label : `${label} “${hint.slice(0, 40)}”`;
}

const Panel = styled.section`
  max-height: 30vh;
  overflow: auto;
  padding: ${space.x1} ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;

const Issue = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${space.x1};
  padding: ${space.half} 0;
  span:last-child { min-width: 0; overflow-wrap: anywhere; }
`;
