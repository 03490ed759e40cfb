import { Button, Dialog, FieldFrame, Select, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { outlineCopy } from '../../copy/panels/outline.ts';
import { nodeName, nodeTitle } from '../../state/graph/nodeTitle.ts';
import { hasInput } from '../../state/graph/outputHandles.ts';
import { outputsOf } from '../../state/outputsOf.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { type OutputRef, targetOf } from './outlineEdits.ts';

const copy = outlineCopy.connect;
const { selectEdges, selectNodes } = flowBuilderSlice.selectors;

interface ConnectDialogProps {
  way: OutputRef;
  onConnect: (way: OutputRef, target: string | null) => void;
  onClose: () => void;
}

export function ConnectDialog({ way: { node, output: preferred }, onConnect, onClose }: ConnectDialogProps) {
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const ways = outputsOf(node.type, node.data);
  const [output, setOutput] = useState(() => ways.find(({ id }) => id === preferred)?.id ?? ways[0]?.id ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const target = chosen ?? targetOf({ nodes, edges }, { node, output }) ?? '';
  const targets = nodes.filter(({ id, type }) => id !== node.id && hasInput(type));
  if (ways.length === 0) {
    return (
      <Dialog open title={copy.title(nodeName(node))} onClose={onClose}>
        {copy.noWays}
      </Dialog>
    );
  }
  return (
    <Dialog open title={copy.title(nodeName(node))} onClose={onClose}>
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          onConnect({ node, output }, target || null);
        }}
      >
        {ways.length > 1 ? (
          <FieldFrame label={copy.way}>
            {(wiring) => (
              <Select
                {...wiring}
                value={output ?? ''}
                onChange={(event) => {
                  setOutput(event.target.value || null);
                  setChosen(null);
                }}
              >
                {ways.map(({ id, label }) => (
                  <option key={id} value={id ?? ''}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        ) : null}
        <FieldFrame label={copy.onlyWay}>
          {(wiring) => (
            <Select {...wiring} value={target} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{copy.nowhere}</option>
              {targets.map((candidate) => (
                <option key={candidate.id} value={candidate.id}>
                  {nodeTitle(candidate)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <Row>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" $variant="primary">
            {copy.save}
          </Button>
        </Row>
      </Fields>
    </Dialog>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
