import type { Simulation, Turn } from '@fanfare/engine';
import { useAppDispatch } from '@fanfare/shared/store';
import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { testCopy } from '../../copy/panels/testPanel.ts';
import { nodeName } from '../../state/graph/nodeTitle.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { engineText } from './engineText.ts';
import { withLocalTimes } from './withLocalTimes.ts';

const copy = testCopy.trace;
const { nodesRevealed } = flowBuilderSlice.actions;

export function TraceList({ simulation }: { simulation: Simulation | null }) {
  const dispatch = useAppDispatch();
  if (!simulation || simulation.turns.length === 0) return <Empty>{testCopy.traceEmpty}</Empty>;
  const nodes = new Map(simulation.flow.nodes.map((node) => [node.id, node]));
  return (
    <List aria-label={copy.label}>
      {simulation.turns.map((turn, place) => (
        <li key={place}>
          <Cause>{causeText(turn)}</Cause>
          {turn.silence === null ? null : <p>{engineText(turn.silence)}</p>}
          <ol>
            {turn.trace.map(({ stepNo, nodeId, nodeType, result, detail }) => {
              const node = nodeType === 'run' ? undefined : nodes.get(nodeId);
              return (
                <Step key={`${stepNo} ${nodeType}`} data-result={result}>
                  {node ? (
                    <button type="button" title={copy.showNode} onClick={() => dispatch(nodesRevealed([nodeId]))}>
                      {nodeName(node)}
                    </button>
                  ) : (
                    <strong>{copy.run}</strong>
                  )}
                  <span>{withLocalTimes(engineText(detail))}</span>
                </Step>
              );
            })}
          </ol>
        </li>
      ))}
    </List>
  );
}

function causeText({ cause }: Turn): string {
  return cause.kind === 'written' ? copy.wrote(cause.text) : copy[cause.kind];
}

const Empty = styled.p`
  padding: ${space.x3} ${space.x2};
  text-align: center;
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const List = styled.ol`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x2};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
  ol { display: grid; gap: ${space.half}; margin-top: ${space.half}; }
`;

const Cause = styled.p`
  color: ${color.textMuted};
`;

const Step = styled.li`
  display: grid;
  gap: 2px;
  padding: ${space.half} ${space.x1};
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.sunken};
  &[data-result='failed'] { border-inline-start-color: ${color.danger}; }
  &[data-result='waiting'], &[data-result='asked'], &[data-result='requested'] { border-inline-start-color: ${color.warning}; }
  strong, button { font-weight: ${font.weight.medium}; }
  button {
    justify-self: start;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: inherit;
    text-align: start;
    cursor: pointer;
    &:hover { color: ${color.accent}; text-decoration: underline; }
  }
`;
