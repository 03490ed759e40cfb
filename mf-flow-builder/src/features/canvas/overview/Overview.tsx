import { MINIMAP_HEIGHT_PX, MINIMAP_WIDTH_PX } from '@fanfare/shared/contracts';
import { memo, useId, useMemo, useRef } from 'react';
import { Panel, useStore, useStoreApi } from 'reactflow';
import { copy } from '../../../copy.ts';
import { kindColors, nodeKind } from '../../../state/nodeKind.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { boxAround, fitted, pathOf } from './overviewBox.ts';
import { useOverviewGestures } from './useOverviewGestures.ts';

const USUAL_SIZE = { width: 240, height: 110 };

/**
 * React Flow's own map renders each node on every frame of a drag. This one is a single drawing that is
 * updated when a gesture ends.
 */
export const Overview = memo(function Overview() {
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  const canvas = useStoreApi();
  const [left, top, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const svg = useRef<SVGSVGElement>(null);
  const titleId = useId();

  const boxes = useMemo(() => {
    const { nodeLookup } = canvas.getState();
    return nodes.map(({ id, type, data, position: { x, y } }) => {
      const measured = nodeLookup.get(id)?.measured;
      return {
        kind: nodeKind(type, data),
        x,
        y,
        width: measured?.width ?? USUAL_SIZE.width,
        height: measured?.height ?? USUAL_SIZE.height,
      };
    });
  }, [canvas, nodes]);
  const drawings = useMemo(
    () => [...Map.groupBy(boxes, ({ kind }) => kind)].map(([kind, group]) => ({ kind, path: pathOf(group) })),
    [boxes],
  );
  const around = useMemo(() => (boxes[0] ? boxAround(boxes[0], boxes) : null), [boxes]);
  const view = { x: -left / zoom, y: -top / zoom, width: width / zoom, height: height / zoom };
  const shown = fitted(around ? boxAround(view, [around]) : view);
  const gestures = useOverviewGestures(svg, shown.scale);

  return (
    <Panel position="bottom-right" className="react-flow__minimap">
      <svg
        ref={svg}
        {...gestures}
        role="img"
        aria-labelledby={titleId}
        className="react-flow__minimap-svg"
        width={MINIMAP_WIDTH_PX}
        height={MINIMAP_HEIGHT_PX}
        viewBox={`${shown.x} ${shown.y} ${shown.width || 1} ${shown.height || 1}`}
      >
        <title id={titleId}>{copy.canvas.minimap}</title>
        {drawings.map(({ kind, path }) => (
          <path key={kind} className="react-flow__minimap-node" style={{ fill: kindColors[kind].ink }} d={path} />
        ))}
        <path className="react-flow__minimap-mask" d={pathOf([shown, view])} fillRule="evenodd" pointerEvents="none" />
      </svg>
    </Panel>
  );
});
