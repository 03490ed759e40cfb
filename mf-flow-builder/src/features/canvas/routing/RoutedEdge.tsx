import { memo, useContext, useMemo } from 'react';
import { BaseEdge, type EdgeProps } from 'reactflow';
import { HANDLE_PX } from '../../../state/layout/handleSize.ts';
import type { Box } from '../overview/overviewBox.ts';
import type { Port } from './geometry.ts';
import { ObstaclesContext } from './ObstaclesContext.ts';
import { portAt } from './portAt.ts';
import { roundedPath } from './roundedPath.ts';
import { routeEdge } from './routeEdge.ts';

/** In flows with more nodes, edges go around their own two nodes only. */
const AROUND_ALL_UNTIL = 200;

export const RoutedEdge = memo(function RoutedEdge({
  source,
  target,
  sourceX,
  sourceY,
  targetX,
  targetY,
  sourcePosition,
  targetPosition,
  style,
  interactionWidth,
}: EdgeProps) {
  const obstacles = useContext(ObstaclesContext);
  const path = useMemo(() => {
    const from = portAt(sourceX, sourceY, `${sourcePosition}`);
    const to = portAt(targetX, targetY, `${targetPosition}`);
    const [own, other] = [obstacles.get(source), obstacles.get(target)];
    const isSettled = own && other && isBeside(from, own) && isBeside(to, other);
    const boxes = !isSettled ? [] : obstacles.size > AROUND_ALL_UNTIL ? [own, other] : [...obstacles.values()];
    return roundedPath(routeEdge(from, to, boxes, own ? asideOf(from, own) : 0.5));
  }, [obstacles, source, target, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition]);
  return <BaseEdge path={path} {...(style && { style })} {...(interactionWidth !== undefined && { interactionWidth })} />;
});

function isBeside({ x, y }: Port, box: Box): boolean {
  const near = HANDLE_PX.dot;
  return x > box.x - near && x < box.x + box.width + near && y > box.y - near && y < box.y + box.height + near;
}

function asideOf({ x, y, side }: Port, box: Box): number {
  return side === 'left' || side === 'right' ? (y - box.y) / (box.height || 1) : (x - box.x) / (box.width || 1);
}
