import type { FlowNode } from '@fanfare/shared/contracts';
import { countText } from '@fanfare/shared/domain';
import { useAppDispatch } from '@fanfare/shared/store';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { numbersCopy as copy } from '../../copy/panels/numbers.ts';
import { copy as builderCopy } from '../../copy.ts';
import { nodeHint, nodeName } from '../../state/graph/nodeTitle.ts';
import { nodeIcons } from '../../state/nodeCatalog.ts';
import { kindColors, nodeKind } from '../../state/nodeKind.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import type { What } from './ContactsDialog.tsx';
import type { Figures } from './numbers.api.ts';

interface NodeTableProps {
  figures: Figures['nodes'];
  waiting: ReadonlyMap<string, number>;
  onAsk: (what: What, nodeId: string) => void;
}

export function NodeTable({ figures, waiting, onAsk }: NodeTableProps) {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = (nodeId: string) => nameIn(byId, nodeId);
  const counted = new Set(figures.map(({ nodeId }) => nodeId));
  const onlyWaiting = [...waiting.keys()].filter((nodeId) => !counted.has(nodeId));
  const rows = [...figures, ...onlyWaiting.map((nodeId) => ({ nodeId, entered: 0, left: 0, errors: 0 }))];

  const number = (what: What, count: number, nodeId: string) =>
    count === 0 ? (
      <Zero>0</Zero>
    ) : (
      <button
        type="button"
        aria-label={copy.people.button(count, labels[what], nameOf(nodeId))}
        onClick={() => onAsk(what, nodeId)}
      >
        {countText(count)}
      </button>
    );
  return (
    <Table>
      <caption>{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.node}</th>
          <th scope="col">{copy.entered}</th>
          <th scope="col">{copy.left}</th>
          <th scope="col">{copy.waits}</th>
          <th scope="col">{copy.errors}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nodeId, entered, left, errors }) => (
          <tr key={nodeId}>
            <th scope="row">
              <NodeOfRow node={byId.get(nodeId)} onReveal={() => dispatch(flowBuilderSlice.actions.nodesRevealed([nodeId]))} />
              {left > 0 && left < entered ? <Share>{copy.shareLeft(Math.round((left / entered) * 100))}</Share> : null}
            </th>
            <td>{number('entered', entered, nodeId)}</td>
            <td>{countText(left)}</td>
            <td>{number('waits', waiting.get(nodeId) ?? 0, nodeId)}</td>
            <td data-has-errors={errors > 0}>{number('errors', errors, nodeId)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const labels: Record<What, string> = { entered: copy.entered, waits: copy.waits, errors: copy.errors };

function nameIn(byId: ReadonlyMap<string, FlowNode>, nodeId: string): string {
  const node = byId.get(nodeId);
  return node ? wordsOf(node).lead : copy.gone;
}

/** Nodes without a name of their own are led by their text. */
function wordsOf(node: FlowNode): { lead: string; rest: string } {
  const [name, hint] = [nodeName(node), nodeHint(node)];
  const isNamed = name !== builderCopy.nodes.label[node.type];
  return isNamed || hint === '' ? { lead: name, rest: hint } : { lead: hint, rest: name };
}

function NodeOfRow({ node, onReveal }: { node: FlowNode | undefined; onReveal: () => void }) {
  if (!node) return copy.gone;
  const Icon = nodeIcons[node.type];
  const { lead, rest } = wordsOf(node);
  return (
    <Node type="button" onClick={onReveal}>
      <Icon aria-hidden="true" size={16} style={{ color: kindColors[nodeKind(node.type)].ink }} />
      <span>
        <b>{lead}</b> {rest === '' ? null : <small>{rest}</small>}
      </span>
    </Node>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.small};
  caption { padding-bottom: ${space.half}; text-align: start; font-weight: ${font.weight.bold}; }
  th { font-weight: ${font.weight.regular}; text-align: start; overflow-wrap: anywhere; }
  thead th { color: ${color.textMuted}; font-size: ${font.size.caption}; overflow-wrap: normal; }
  th, td { padding: ${space.half} ${space.half}; border-bottom: 1px solid ${color.border}; vertical-align: top; }
  th:first-child { padding-inline-start: 0; }
  td, thead th:not(:first-child) { text-align: end; font-variant-numeric: tabular-nums; }
  button {
    min-height: 24px;
    padding: 0 ${space.half};
    border: 0;
    background: none;
    color: ${color.accent};
    font: inherit;
    text-align: inherit;
    cursor: pointer;
    &:hover { text-decoration: underline; }
  }
  th button { padding: 0; color: ${color.text}; font-weight: ${font.weight.medium}; }
  td[data-has-errors='true'] button { color: ${color.danger}; font-weight: ${font.weight.bold}; }
`;

const Node = styled.button`
  && { display: flex; gap: ${space.x1}; width: 100%; }
  svg { flex: none; margin-top: 2px; }
  span { min-width: 0; }
  b, small { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  b { font-weight: ${font.weight.medium}; }
  small { -webkit-line-clamp: 1; color: ${color.textMuted}; font-size: ${font.size.caption}; font-weight: ${font.weight.regular}; }
`;

const Zero = styled.span`
  padding: 0 ${space.half};
  color: ${color.textMuted};
`;

const Share = styled.small`
  display: block;
  padding-inline-start: ${space.x3};
  color: ${color.textMuted};
`;
