import type { FlowGraph, FlowNode } from '@fanfare/shared/contracts';
import { color, font, radius } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { nodeName } from '../graph/nodeTitle.ts';

interface FlowSketchProps {
  label: string;
  graph: FlowGraph;
  textOf: (node: FlowNode) => string;
}

const WIDTH = 220;
const HEIGHT = 78;
const MARGIN = 16;
const ROWS = 0.5;
const COLUMNS = 0.82;
const SCALE = 0.62;

/** A read-only preview that scrolls. */
export function FlowSketch({ label, graph: { nodes, edges }, textOf }: FlowSketchProps) {
  const placed = nodes.map((node) => ({ node, x: node.position.x * COLUMNS, y: node.position.y * ROWS }));
  const byId = new Map(placed.map((place) => [place.node.id, place]));
  const left = Math.min(...placed.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...placed.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...placed.map(({ x }) => x + WIDTH)) + MARGIN - left;
  const height = Math.max(...placed.map(({ y }) => y + HEIGHT)) + MARGIN - top;
  if (nodes.length === 0) return null;
  return (
    // A scrollable area must be reachable by keyboard.
    <Frame tabIndex={0} role="group" aria-label={label}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} width={width * SCALE} height={height * SCALE}>
        <title>{label}</title>
        {edges.map(({ id, source, target }) => {
          const from = byId.get(source);
          const to = byId.get(target);
          if (!from || !to) return null;
          const start = { x: from.x + WIDTH / 2, y: from.y + HEIGHT };
          const end = { x: to.x + WIDTH / 2, y: to.y };
          const bend = Math.max(30, Math.abs(end.y - start.y) / 2);
          return (
            <path
              key={id}
              d={`M${start.x},${start.y} C${start.x},${start.y + bend} ${end.x},${end.y - bend} ${end.x},${end.y}`}
            />
          );
        })}
        {placed.map(({ node, x, y }) => (
          <foreignObject key={node.id} x={x} y={y} width={WIDTH} height={HEIGHT}>
            <Box>
              <strong>{nodeName(node)}</strong>
              <span>{textOf(node)}</span>
            </Box>
          </foreignObject>
        ))}
      </svg>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  width: 100%;
  height: 100%;
  overflow: auto;
  border-radius: ${radius.small};
  svg { display: block; margin: auto; }
  path { fill: none; stroke: ${color.borderStrong}; stroke-width: 2; }
`;

const Box = styled.div`
  height: 100%;
  padding: 6px 10px;
  overflow: hidden;
  border: 2px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font-size: 18px;
  line-height: 1.25;
  strong { display: block; overflow: hidden; font-weight: ${font.weight.bold}; text-overflow: ellipsis; white-space: nowrap; }
  span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; color: ${color.textMuted}; font-size: 16px; }
`;
