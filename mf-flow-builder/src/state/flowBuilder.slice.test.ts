import { signedOut } from '@fanfare/shared/store';
import { expect, test } from '@jest/globals';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

const { reducer, actions } = flowBuilderSlice;
const node = { id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: {} } as const;
const opened = reducer(undefined, actions.builderOpened({ userId: 'mira' }));
const drafted = reducer(opened, actions.nodeAdded(node));

test('the draft outlives the screen, for its owner only', () => {
  expect(reducer(drafted, actions.builderOpened({ userId: 'mira' })).nodes).toHaveLength(1);
  expect(reducer(drafted, actions.builderOpened({ userId: 'ana' }))).toMatchObject({ nodes: [], ownerId: 'ana' });
  expect(reducer(drafted, signedOut()).nodes).toEqual([]);
});

test('the same connection is made only once', () => {
  const edge = { id: 'e', source: 'c', target: 'm', sourceHandle: 'true' };
  const once = reducer(drafted, actions.nodesConnected(edge));
  expect(reducer(once, actions.nodesConnected({ ...edge, id: 'f' })).edges).toHaveLength(1);
  expect(reducer(once, actions.nodesConnected({ ...edge, id: 'f', sourceHandle: 'false' })).edges).toHaveLength(2);
});

test('a removed node takes its connections along', () => {
  const edge = { id: 'e', source: 'c', target: 'm' };
  const connected = reducer(drafted, actions.nodesConnected(edge));
  expect(reducer(connected, actions.elementsRemoved({ nodeIds: ['m'], edgeIds: [] }))).toMatchObject({ nodes: [], edges: [] });
});

test('a node that comes back to its place is no change', () => {
  const before = drafted.changeCount;
  expect(reducer(drafted, actions.nodesMoved({ m: { x: 0, y: 0 } })).changeCount).toBe(before);
  expect(reducer(drafted, actions.nodesMoved({ m: { x: 15, y: 0 } })).changeCount).toBe(before + 1);
});

test('a flow without nodes and edges loads as an empty one', () => {
  const flow = {
    id: 'f',
    name: 'Old',
    revision: 1,
    publishedVersion: null,
    hasUnpublishedChanges: false,
    isActive: false,
    updatedAt: '2026-03-01T10:00:00.000Z',
  };
  expect(reducer(drafted, actions.flowLoaded(flow))).toMatchObject({ nodes: [], edges: [], openFlow: flow });
});
