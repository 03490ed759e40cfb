import type { FlowEdge, FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { Dialog, font, space } from '@fanfare/shared/ui';
import { DiffView } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { savingCopy } from '../../../copy/files/saving.ts';
import { compareGraphs } from '../../../state/graph/compareGraphs.ts';
import { nodeTitle } from '../../../state/graph/nodeTitle.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';

interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  theirs: FlowGraph;
}

const text = savingCopy.conflict;

export function CompareDialog({ open, onClose, theirs }: CompareDialogProps) {
  const yours = useBuilderSelector((state) => state.flowBuilder);
  const { added, removed, moved, edited, connected, disconnected } = compareGraphs(theirs, yours);
  const all = [...yours.nodes, ...theirs.nodes];
  const titleOf = (id: string) => nodeTitleOf(all.find((node) => node.id === id));
  const edgeTitle = ({ source, target }: FlowEdge) => `${titleOf(source)} → ${titleOf(target)}`;
  const groups: [title: string, lines: string[]][] = [
    [text.groups.added, added.map(nodeTitleOf)],
    [text.groups.removed, removed.map(nodeTitleOf)],
    [text.groups.moved, moved.map(({ after }) => nodeTitleOf(after))],
    [text.groups.connected, connected.map(edgeTitle)],
    [text.groups.disconnected, disconnected.map(edgeTitle)],
  ];
  const isSame = edited.length === 0 && groups.every(([, lines]) => lines.length === 0);
  return (
    <Dialog open={open} onClose={onClose} title={text.compareTitle}>
      <Groups>
        {isSame ? <p>{text.same}</p> : null}
        {edited.length > 0 ? (
          <section>
            <h3>{text.groups.edited}</h3>
            {edited.map(({ before, after }) => (
              <DiffView
                key={after.id}
                label={nodeTitle(after)}
                before={JSON.stringify(before.data, null, 2)}
                after={JSON.stringify(after.data, null, 2)}
              />
            ))}
          </section>
        ) : null}
        {groups.map(([title, lines]) =>
          lines.length > 0 ? (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {lines.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </section>
          ) : null,
        )}
      </Groups>
    </Dialog>
  );
}

function nodeTitleOf(node: FlowNode | undefined): string {
  return node ? nodeTitle(node) : '';
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  overflow-wrap: anywhere;
  section { display: grid; gap: ${space.half}; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  ul { padding-inline-start: ${space.x2}; list-style: disc; }
`;
