import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createEdge } from '../graph/createEdge.ts';
import { layOut } from './layOut.ts';

const boxOf = (id: string) => ({ id, width: 240, height: 100, position: { x: 0, y: 0 } });
const joined = (...pairs: [string, string][]) => pairs.map(([source, target]) => createEdge({ source, target }));

test('places followers below, and branches side by side under the centre', () => {
  const edges = joined(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']);
  const { a, b, c, d } = layOut(['a', 'b', 'c', 'd'].map(boxOf), edges);
  expect([a?.y, b?.y, c?.y, d?.y]).toEqual([0, 180, 180, 345]);
  expect(Math.abs((b?.x ?? 0) - (c?.x ?? 0))).toBeGreaterThanOrEqual(300);
  expect(a?.x).toBe(d?.x);
  expect(2 * (a?.x ?? 0)).toBe((b?.x ?? 0) + (c?.x ?? 0));
});

test('orders the followers of a condition by its outputs', () => {
  const conditions = ['a', 'c', 'e'].map((id) => ({ ...boxOf(id), outputs: ['true', 'false'] }));
  const edges = [
    ...[
      { source: 'a', target: 'c', sourceHandle: 'false' },
      { source: 'a', target: 'b', sourceHandle: 'true' },
    ],
    ...[
      { source: 'c', target: 'e', sourceHandle: 'false' },
      { source: 'c', target: 'd', sourceHandle: 'true' },
    ],
    ...[
      { source: 'e', target: 'g', sourceHandle: 'false' },
      { source: 'e', target: 'f', sourceHandle: 'true' },
    ],
    { source: 'b', target: 'h' },
  ].map(createEdge);
  const places = layOut([...conditions, ...['h', 'g', 'd', 'f', 'b'].map(boxOf)], edges);
  const x = (id: string) => places[id]?.x ?? 0;
  expect(x('b')).toBeLessThan(x('c'));
  expect(x('h')).toBeLessThan(x('d'));
  expect(x('d')).toBeLessThan(x('e'));
  expect(x('f')).toBeLessThan(x('g'));
});

test('starts a cycle somewhere', () => {
  const { a, b, c } = layOut(['a', 'b', 'c'].map(boxOf), joined(['a', 'b'], ['b', 'c'], ['c', 'a']));
  expect([a?.y, b?.y, c?.y]).toEqual([0, 180, 345]);
});

test('no two boxes overlap in any graph', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const id = fc.constantFrom(...ids);
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id), { maxLength: 14 }), (pairs) => {
      const places = Object.values(layOut(ids.map(boxOf), joined(...pairs)));
      expect(places).toHaveLength(ids.length);
      for (const [index, one] of places.entries()) {
        for (const other of places.slice(index + 1)) {
          expect(Math.abs(one.x - other.x) >= 240 || Math.abs(one.y - other.y) >= 100).toBe(true);
        }
      }
    }),
  );
});
