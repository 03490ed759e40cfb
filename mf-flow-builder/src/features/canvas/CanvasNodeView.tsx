import { memo, useContext } from 'react';
import type { NodeProps } from 'reactflow';
import { copy } from '../../copy.ts';
import { ConnectionHandle } from './ConnectionHandle.tsx';
import type { CanvasNode } from './elements/CanvasNode.ts';
import { namedOutputs } from './elements/namedOutputs.ts';
import { NodeBodyContext } from './NodeBodyContext.ts';
import { OutputLabels } from './OutputLabels.tsx';

/** Where the two outputs of a condition leave. */
const outputPlaces = { true: '25%', false: '75%' } as const;

export const CanvasNodeView = memo(function CanvasNodeView({ id, type, data, selected }: NodeProps<CanvasNode>) {
  const Body = useContext(NodeBodyContext);
  const label = data.label ?? copy.nodes.label[type];
  const outputs = namedOutputs(type, data);
  return (
    <>
      <ConnectionHandle kind="input" label={copy.canvas.input(label)} />
      <Body id={id} type={type} data={data} isSelected={selected} />
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
      ) : (
        outputs.map((output, place) => (
          <ConnectionHandle
            key={output ?? ''}
            kind="output"
            label={output === null ? copy.canvas.output(label) : copy.canvas.conditionOutput(output, label)}
            {...(output !== null && { id: output, at: `${((place + 0.5) / outputs.length) * 100}%` })}
          />
        ))
      )}
    </>
  );
});
