import { countText } from '@fanfare/shared/domain';
import { color, font, radius, space } from '@fanfare/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { numbersCopy } from '../copy/panels/numbers.ts';
import { NodeCard } from '../features/nodes/NodeCard.tsx';
import { useBuilderSelector } from '../state/useBuilderSelector.ts';

const copy = numbersCopy.onNode;

export function NodeOnCanvas(props: ComponentProps<typeof NodeCard>) {
  const numbers = useBuilderSelector((state) => state.flowBuilderNumbers.nodes[props.id]);
  const time = useBuilderSelector((state) => state.flowBuilderView.times[props.id]);
  return (
    <>
      {time ? (
        <Numbers>
          <span>{time}</span>
        </Numbers>
      ) : numbers ? (
        <Numbers>
          <span>{copy.entered(countText(numbers.entered))}</span>
          <span>{copy.left(countText(numbers.left))}</span>
          {numbers.errors > 0 ? <strong>{copy.errors(countText(numbers.errors))}</strong> : null}
        </Numbers>
      ) : null}
      <NodeCard {...props} />
    </>
  );
}

const Numbers = styled.div`
  position: absolute;
  inset-inline-end: 0;
  bottom: calc(100% + 6px);
  display: flex;
  gap: ${space.x1};
  padding: 2px ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${font.size.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${color.text};
  strong { font-weight: ${font.weight.bold}; color: ${color.danger}; }
`;
