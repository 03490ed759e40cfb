import { createContext, useRef } from 'react';
import type { Node } from 'reactflow';
import type { Box } from '../overview/overviewBox.ts';

export const ObstaclesContext = createContext<ReadonlyMap<string, Box>>(new Map());

/** Returns the same map while a node is dragged, and while nothing has moved. */
export function useObstacles(nodes: readonly Node[]): ReadonlyMap<string, Box> {
  const known = useRef<ReadonlyMap<string, Box>>(new Map());
  const isMoving = nodes.some(({ dragging }) => dragging);
  const isKnown = nodes.length === known.current.size && nodes.every((node) => isSame(known.current.get(node.id), node));
  if (!isMoving && !isKnown) known.current = new Map(nodes.map((node) => [node.id, boxOf(node)]));
  return known.current;
}

function boxOf({ position: { x, y }, measured }: Node): Box {
  return { x, y, width: measured?.width ?? 0, height: measured?.height ?? 0 };
}

function isSame(box: Box | undefined, { position: { x, y }, measured }: Node): boolean {
  return box?.x === x && box.y === y && box.width === (measured?.width ?? 0) && box.height === (measured?.height ?? 0);
}
