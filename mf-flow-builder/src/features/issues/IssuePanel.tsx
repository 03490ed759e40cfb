import type { FlowIssue } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { useAppDispatch } from '@fanfare/shared/store';
import { color, font, IconButton, motion, radius, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { CircleAlert, CircleCheck, SlidersHorizontal, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { issueCopy as copy } from '../../copy/panels/issues.ts';
import { nodeTitle } from '../../state/graph/nodeTitle.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

export function IssuePanel({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const issues = useBuilderSelector(viewSlice.selectors.selectDraftIssues);
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  if (nodes.length === 0) {
    return (
      <Body>
        <StatePanel kind="empty" title={copy.empty}>
          {copy.emptyHint}
        </StatePanel>
      </Body>
    );
  }
  if (issues === null) {
    return (
      <Body>
        <SkeletonRows label={copy.checking} count={3} height="64px" />
      </Body>
    );
  }
  if (issues.length === 0) {
    return (
      <Body>
        <StatePanel kind="empty" icon={<CircleCheck />} title={copy.none}>
          {copy.noneHint}
        </StatePanel>
      </Body>
    );
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const show = (nodeId: string) => {
    dispatch(flowBuilderSlice.actions.nodesRevealed([nodeId]));
    // On a phone the panel covers the canvas.
    if (window.matchMedia('(max-width: 719px)').matches) onClose();
  };
  return (
    <Body>
      <Summary role="status">
        <strong>{copy.count(errors, issues.length - errors)}</strong>
        {errors > 0 ? <span>{copy.block}</span> : null}
      </Summary>
      <ul>
        {errorsFirst(issues).map((issue, place) => {
          const { nodeId } = issue;
          const node = nodeId === null ? undefined : byId.get(nodeId);
          const Icon = issue.severity === 'error' ? CircleAlert : TriangleAlert;
          const content = (
            <>
              <Icon aria-label={copy[issue.severity]} size={18} />
              <span>
                <strong>{node ? nodeTitle(node) : copy.wholeFlow}</strong>
                {localize(issue.message, issue.text)}
              </span>
            </>
          );
          return (
            <Row key={`${issue.rule} ${nodeId} ${place}`} $isError={issue.severity === 'error'}>
              {node ? (
                <button type="button" onClick={() => show(node.id)}>
                  {content}
                </button>
              ) : (
                <div>{content}</div>
              )}
              {node ? (
                <IconButton
                  $variant="quiet"
                  $size="small"
                  aria-label={`${copy.open}: ${nodeTitle(node)}`}
                  onClick={() => dispatch(viewSlice.actions.detailsOpened(node.id))}
                >
                  <SlidersHorizontal aria-hidden="true" />
                </IconButton>
              ) : null}
            </Row>
          );
        })}
      </ul>
    </Body>
  );
}

function errorsFirst(issues: readonly FlowIssue[]): FlowIssue[] {
  const { error = [], warning = [] } = Object.groupBy(issues, ({ severity }) => severity);
  return [...error, ...warning];
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space.x2};
  overflow-y: auto;
  > ul { display: grid; gap: ${space.x1}; margin: 0; padding: 0; list-style: none; }
`;

const Summary = styled.p`
  display: grid;
  margin-bottom: ${space.x1half};
  span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Row = styled.li<{ $isError: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.half};
  padding-inline-end: ${space.half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  > :first-child {
    display: flex;
    flex: 1;
    gap: ${space.x1};
    min-width: 0;
    padding: ${space.x1} ${space.x1half};
    border: 0;
    border-radius: ${radius.medium};
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${font.size.small};
    text-align: start;
  }
  > button:first-child { cursor: pointer; transition: background ${motion.quick}; }
  > button:first-child:hover { background: ${color.sunken}; }
  span { min-width: 0; overflow-wrap: anywhere; }
  strong { display: block; font-weight: ${font.weight.medium}; }
  > :first-child > svg { flex: none; color: ${({ $isError }) => ($isError ? color.danger : color.warning)}; }
`;
