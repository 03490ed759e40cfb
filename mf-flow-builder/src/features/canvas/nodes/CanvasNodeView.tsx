import { memo, useContext } from 'react';
import { type NodeProps, Position } from 'reactflow';
import { copy } from '../../../copy.ts';
import { nodeName } from '../../../state/graph/nodeTitle.ts';
import { hasInput } from '../../../state/graph/outputHandles.ts';
import { outputsOf } from '../../../state/outputsOf.ts';
import type { CanvasNode } from '../elements/CanvasNode.ts';
import { ConnectionHandle } from './ConnectionHandle.tsx';
import { NodeBodyContext } from './NodeBodyContext.ts';
import { OutputRows } from './OutputRows.tsx';
import { SplitOutputs } from './SplitOutputs.tsx';

type CanvasNodeProps = NodeProps<CanvasNode>;

export const CanvasNodeView = memo(function CanvasNodeView({ id, type, data, selected, sourcePosition }: CanvasNodeProps) {
  const Body = useContext(NodeBodyContext);
  const label = nodeName({ type, data });
  const isAcross = sourcePosition !== Position.Bottom;
  const outputs = outputsOf(type, data);
  const named = outputs.filter((output) => output.id !== null);
  // In a flow from top to bottom, the two answers leave the card side by side.
  const isSplit = type === 'conditionNode' && !isAcross;
  return (
    <>
      {hasInput(type) ? (
        <ConnectionHandle kind="input" side={isAcross ? Position.Left : Position.Top} label={copy.canvas.input(label)} />
      ) : null}
      <Body id={id} type={type} data={data} isSelected={selected}>
        {named.length === 0 ? null : isSplit ? (
          <SplitOutputs node={label} outputs={named} />
        ) : (
          <OutputRows node={label} outputs={named} areChips={type === 'choicesNode' || type === 'cardsNode'} />
        )}
      </Body>
      {outputs.length > named.length ? (
        <ConnectionHandle kind="output" side={isAcross ? Position.Right : Position.Bottom} label={copy.canvas.output(label)} />
      ) : null}
    </>
  );
}, isSameInside);

/** Position and drag state change on every frame and are not rendered here. */
function isSameInside(before: CanvasNodeProps, after: CanvasNodeProps): boolean {
  return (
    before.id === after.id &&
    before.type === after.type &&
    before.data === after.data &&
    before.selected === after.selected &&
    before.sourcePosition === after.sourcePosition
  );
}
