import { flowTemplates } from '@fanfare/engine/flow-templates';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { recordedAnswer } from '@fanfare/shared/lab';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import typical from '../../../../lab/recordings/typical.json' with { type: 'json' };
import { expectedLayout } from '../../../state/layout/expectedLayout.ts';
import { flowDirection } from '../../../state/layout/flowDirection.ts';
import { layOutIn } from '../../../state/layout/layOut.ts';
import { placedAcross } from '../../../state/layout/placedAcross.ts';
import { stubLayout } from '../../../testing/stubLayout.ts';
import { doesCross, type Point, type Port } from './geometry.ts';
import { portAt } from './portAt.ts';
import { roundedPath } from './roundedPath.ts';
import { routeEdge } from './routeEdge.ts';

const box = (x: number, y: number) => ({ x, y, width: 240, height: 120 });
const port = (x: number, y: number, side: Port['side']): Port => ({ x, y, side });

/** Measures the edges of a flow as the canvas draws them, and returns those that run under a node. */
function edgesUnderNodes({ nodes, edges }: FlowGraph): string[] {
  const direction = flowDirection(nodes, edges);
  const layouts = new Map(nodes.map(({ id, type, data }) => [id, expectedLayout(type, data, direction)]));
  const boxes = nodes.map(({ id, position }) => ({ ...position, ...(layouts.get(id)?.size ?? { width: 0, height: 0 }) }));
  const at = (id: string, type: 'source' | 'target', handleId: string | null = null): Port => {
    const handle = layouts.get(id)?.handles.find((known) => known.type === type && (known.id ?? null) === handleId);
    const position = nodes.find((node) => node.id === id)?.position;
    if (!handle || !position) throw new Error(`${id} has no ${type} ${handleId}.`);
    const { x, y, width = 0, height = 0 } = handle;
    const middle = { x: position.x + x + width / 2, y: position.y + y + height / 2 };
    const outer = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] }[handle.position] ?? [0, 0];
    return portAt(middle.x + ((outer[0] ?? 0) * width) / 2, middle.y + ((outer[1] ?? 0) * height) / 2, `${handle.position}`);
  };
  return edges
    .filter(({ source, target, sourceHandle }) => {
      const points = routeEdge(at(source, 'source', sourceHandle), at(target, 'target'), boxes);
      return segmentsOf(points).some(([one, other]) => boxes.some((node) => doesCross(one, other, node)));
    })
    .map(({ id }) => id);
}

function segmentsOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

const placedTemplates = flowTemplates.map((template) => ({ ...template, graph: placedAcross(template.graph) }));

beforeAll(stubLayout);

describe('edges never run under nodes', () => {
  test('in any template', () => {
    const templates = placedTemplates;
    expect(templates).toHaveLength(8);
    expect(templates.map(({ graph }) => flowDirection(graph.nodes, graph.edges))).toEqual(templates.map(() => 'across'));
    expect(templates.flatMap(({ id, graph }) => edgesUnderNodes(graph).map((edge) => `${id}: ${edge}`))).toEqual([]);
  });

  test('in a saved flow, wherever its nodes are', () => {
    const flow: FlowGraph = recordedAnswer(typical, 'GET /api/flow/get/{id}').data;
    expect(flow.edges.length).toBeGreaterThan(3);
    expect(edgesUnderNodes(flow)).toEqual([]);
  });

  test('in any flow that is laid out, in both directions', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const id = fc.constantFrom(...ids);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(id, id), { maxLength: 10, selector: String }), fc.boolean(), (pairs, isAcross) => {
        const edges = pairs
          .filter(([one, other]) => one !== other)
          .map(([source, target]) => ({ id: `${source}${target}`, source, target }));
        const boxes = ids.map((one) => ({ id: one, width: 240, height: 120, position: { x: 0, y: 0 } }));
        const places = layOutIn(isAcross ? 'across' : 'down', boxes, edges);
        const nodes = ids.map((one) => box(places[one]?.x ?? 0, places[one]?.y ?? 0));
        for (const { source, target } of edges) {
          const [from, to] = [
            box(places[source]?.x ?? 0, places[source]?.y ?? 0),
            box(places[target]?.x ?? 0, places[target]?.y ?? 0),
          ];
          const points = isAcross
            ? routeEdge(port(from.x + 247, from.y + 60, 'right'), port(to.x - 7, to.y + 60, 'left'), nodes)
            : routeEdge(port(from.x + 120, from.y + 127, 'bottom'), port(to.x + 120, to.y - 7, 'top'), nodes);
          expect(segmentsOf(points).some(([one, other]) => nodes.some((node) => doesCross(one, other, node)))).toBe(false);
        }
      }),
    );
  });
});

test('nodes of a template do not overlap', () => {
  for (const { graph } of placedTemplates) {
    const boxes = graph.nodes.map(({ type, data, position }) => ({ ...position, ...expectedLayout(type, data, 'across').size }));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        expect(doesCross(one, { x: one.x + one.width, y: one.y + one.height }, other)).toBe(false);
      }
    }
  }
});

test('a straight edge has no corners, and one beside it two', () => {
  expect(routeEdge(port(247, 60, 'right'), port(313, 60, 'left'), [box(0, 0), box(320, 0)])).toEqual([
    { x: 247, y: 60 },
    { x: 313, y: 60 },
  ]);
  expect(routeEdge(port(247, 60, 'right'), port(313, 260, 'left'), [box(0, 0), box(320, 200)])).toHaveLength(4);
});

test('the upper of two outputs turns later on the way down, so that they do not cross', () => {
  const turn = (y: number, aside: number) => routeEdge(port(247, y, 'right'), port(413, 400, 'left'), [], aside)[1]?.x ?? 0;
  expect(turn(20, 0.2)).toBeGreaterThan(turn(60, 0.8));
});

test('without a way an edge goes straight', () => {
  const walls = [box(300, -200), { x: -400, y: -400, width: 2_000, height: 300 }];
  expect(routeEdge(port(310, -150, 'right'), port(600, 60, 'left'), walls).at(-1)).toEqual({ x: 600, y: 60 });
});

test('a flow keeps its direction when its nodes are placed again', () => {
  const node = (id: string, x: number, y: number) => ({ id, type: 'messageNode' as const, position: { x, y }, data: {} });
  const edges = [{ id: 'e', source: 'a', target: 'b' }];
  expect(flowDirection([node('a', 0, 0), node('b', 20, 200)], edges)).toBe('down');
  expect(flowDirection([node('a', 0, 0), node('b', 300, 200)], edges)).toBe('across');
  expect(flowDirection([node('a', 0, 0), node('b', 20, 200)], [])).toBe('down');
  expect(flowDirection([], [])).toBe('across');
  const placed = placedAcross({ nodes: [node('a', 0, 0), node('b', 20, 200)], edges });
  expect(flowDirection(placed.nodes, placed.edges)).toBe('across');
});

test('corners are round', () => {
  expect(
    roundedPath([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40 },
    ]),
  ).toBe('M0,0L30,0Q40,0 40,10L40,40');
  expect(roundedPath([])).toBe('');
});
