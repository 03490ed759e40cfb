import { memo, useContext } from 'react';
import type { NodeProps } from 'reactflow';
import { copy } from '../../../copy.ts';
import { nodeName } from '../../../state/graph/nodeTitle.ts';
import { hasInput } from '../../../state/graph/outputHandles.ts';
import { outputsOf } from '../../../state/outputsOf.ts';
import type { CanvasNode } from '../elements/CanvasNode.ts';
import { ConnectionHandle } from './ConnectionHandle.tsx';
import { NodeBodyContext } from './NodeBodyContext.ts';
import { OutputLabels } from './OutputLabels.tsx';
import { OutputRows } from './OutputRows.tsx';

type CanvasNodeProps = NodeProps<CanvasNode>;

const outputPlaces = { true: '25%', false: '75%' } as const;

export const CanvasNodeView = memo(function CanvasNodeView({ id, type, data, selected }: CanvasNodeProps) {
  const Body = useContext(NodeBodyContext);
  const label = nodeName({ type, data });
  const outputs = type === 'conditionNode' ? [] : outputsOf(type, data);
  const named = outputs.filter((output) => output.id !== null);
  return (
    <>
      {hasInput(type) ? <ConnectionHandle kind="input" label={copy.canvas.input(label)} /> : null}
      <Body id={id} type={type} data={data} isSelected={selected}>
        {named.length > 0 ? <OutputRows node={label} outputs={named} /> : null}
      </Body>
      {type === 'conditionNode' ? (
        <>
          <OutputLabels />
          {(['true', 'false'] as const).map((output) => (
            <ConnectionHandle
              key={output}
              kind="output"
              id={output}
              at={outputPlaces[output]}
              label={copy.canvas.conditionOutput(copy.canvas.outputLabel[output], label)}
            />
          ))}
        </>
      ) : outputs.length > named.length ? (
        <ConnectionHandle kind="output" label={copy.canvas.output(label)} />
      ) : null}
    </>
  );
}, isSameInside);

/** Position and drag state change on every frame and are not rendered here. */
function isSameInside(before: CanvasNodeProps, after: CanvasNodeProps): boolean {
  return before.id === after.id && before.type === after.type && before.data === after.data && before.selected === after.selected;
}
