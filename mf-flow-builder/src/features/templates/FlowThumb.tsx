import type { FlowGraph } from '@fanfare/shared/contracts';
import { color } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { kindColors, nodeKind } from '../../state/nodeKind.ts';

const WIDTH = 230;
const HEIGHT = 96;
const MARGIN = 24;

/** The shape of a flow in the colours of its nodes, without texts. */
export function FlowThumb({ graph: { nodes, edges } }: { graph: FlowGraph }) {
  const byId = new Map(nodes.map((node) => [node.id, node.position]));
  const [xs, ys] = [nodes.map(({ position }) => position.x), nodes.map(({ position }) => position.y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + WIDTH + MARGIN - left, Math.max(...ys) + HEIGHT + MARGIN - top];
  return (
    <Picture viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {edges.map(({ id, source, target }) => {
        const [from, to] = [byId.get(source), byId.get(target)];
        if (!from || !to) return null;
        const [start, end] = [
          { x: from.x + WIDTH, y: from.y + HEIGHT / 2 },
          { x: to.x, y: to.y + HEIGHT / 2 },
        ];
        const bend = Math.max(40, Math.abs(end.x - start.x) / 2);
        return (
          <path key={id} d={`M${start.x},${start.y} C${start.x + bend},${start.y} ${end.x - bend},${end.y} ${end.x},${end.y}`} />
        );
      })}
      {nodes.map(({ id, type, data, position }) => {
        const { ink, soft } = kindColors[nodeKind(type, data)];
        return <rect key={id} x={position.x} y={position.y} width={WIDTH} height={HEIGHT} rx="24" fill={soft} stroke={ink} />;
      })}
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  path { fill: none; stroke: ${color.borderStrong}; stroke-width: 8; }
  rect { stroke-width: 6; }
`;
