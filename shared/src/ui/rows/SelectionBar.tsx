import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, color, depth, font, radius, shadow, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';

const text = copy.selection;

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Shows the number of selected rows with actions; hidden without a selection. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <Holder>
      <VisuallyHidden role="status">{count > 0 ? text.count(count) : ''}</VisuallyHidden>
      {count > 0 ? (
        <Bar>
          <strong aria-hidden="true">{text.count(count)}</strong>
          <Actions>{children}</Actions>
          <Button $variant="quiet" $size="small" onClick={onClear}>
            {text.clear}
          </Button>
        </Bar>
      ) : null}
    </Holder>
  );
}

const Holder = styled.div`
  position: sticky;
  bottom: calc(var(--frame-bottom, 0px) + ${space.x2});
  z-index: ${depth.sticky};
  container-type: inline-size;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  @container (max-width: 460px) { order: 1; width: 100%; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  strong { margin-inline-end: auto; font-size: ${font.size.small}; font-variant-numeric: tabular-nums; }
`;
