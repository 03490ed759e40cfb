import { signedOut } from '@fanfare/shared/store';
import { describe, expect, test } from '@jest/globals';
import { aBotFlow } from '../../testing/aBotFlow.ts';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

const { reducer, actions, selectors } = flowBuilderSlice;
const node = { id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: {} } as const;
const other = { ...node, id: 'c', type: 'conditionNode' } as const;
const edge = { id: 'e', source: 'c', target: 'm', sourceHandle: 'true' };
const opened = reducer(undefined, actions.builderOpened({ userId: 'mira' }));
const drafted = reducer(reducer(opened, actions.nodeAdded(node)), actions.nodeAdded(other));
const isDirty = (state: typeof drafted) => selectors.selectHasUnsavedChanges({ flowBuilder: state });

test('the draft outlives the screen, for its owner only', () => {
  expect(reducer(drafted, actions.builderOpened({ userId: 'mira' })).nodes).toHaveLength(2);
  expect(reducer(drafted, actions.builderOpened({ userId: 'ana' }))).toMatchObject({ nodes: [], ownerId: 'ana' });
  expect(reducer(drafted, signedOut()).nodes).toEqual([]);
});

test('what was kept on this device is there again, unsaved', () => {
  const kept = { nodes: [node], edges: [], name: 'Prices', openFlow: aBotFlow() };
  const state = reducer(undefined, actions.builderOpened({ userId: 'mira', kept }));
  expect(state).toMatchObject({ ...kept, ownerId: 'mira' });
  expect(isDirty(state)).toBe(true);
});

test('the same connection is made only once', () => {
  const once = reducer(drafted, actions.nodesConnected(edge));
  expect(reducer(once, actions.nodesConnected({ ...edge, id: 'f' })).edges).toHaveLength(1);
  expect(reducer(once, actions.nodesConnected({ ...edge, id: 'f', sourceHandle: 'false' })).edges).toHaveLength(2);
});

test('a removed node takes its connections along', () => {
  const connected = reducer(drafted, actions.nodesConnected(edge));
  const after = reducer(connected, actions.elementsRemoved({ nodeIds: ['m'], edgeIds: [] }));
  expect(after).toMatchObject({ nodes: [other], edges: [] });
});

test('a node that comes back to its place is no change', () => {
  expect(reducer(drafted, actions.nodesMoved({ m: { x: 0, y: 0 } }))).toBe(drafted);
  expect(reducer(drafted, actions.nodesMoved({ m: { x: 15, y: 0 } })).past).toHaveLength(drafted.past.length + 1);
});

test('nodes that an edit does not name stay the objects they are', () => {
  const after = reducer(drafted, actions.nodeEdited({ id: 'm', data: { content: 'Hi' } }));
  expect(after.nodes[0]).not.toBe(drafted.nodes[0]);
  expect(after.nodes[1]).toBe(drafted.nodes[1]);
  expect(after.edges).toBe(drafted.edges);
});

test('a flow without nodes and edges loads as an empty one, with nothing to undo', () => {
  const flow = aBotFlow();
  expect(reducer(drafted, actions.flowLoaded(flow))).toMatchObject({ nodes: [], edges: [], openFlow: flow, past: [] });
});

describe('unsaved', () => {
  const loaded = reducer(opened, actions.flowLoaded({ ...aBotFlow(), nodes: [node], edges: [] }));
  const moved = reducer(loaded, actions.nodesMoved({ m: { x: 15, y: 0 } }));

  test('is what differs from the last saved revision, also after Undo', () => {
    expect([loaded, moved, reducer(moved, actions.lastStepUndone())].map(isDirty)).toEqual([false, true, false]);
  });

  test('is what was done while a save was under way', () => {
    const saved = reducer(moved, actions.draftSaved({ flow: aBotFlow({ revision: 2 }), stamp: moved.stamp }));
    const goneOn = reducer(
      reducer(moved, actions.nodesMoved({ m: { x: 30, y: 0 } })),
      actions.draftSaved({ flow: aBotFlow({ revision: 2 }), stamp: moved.stamp }),
    );
    expect([saved, goneOn].map(isDirty)).toEqual([false, true]);
    expect(goneOn.nodes[0]?.position.x).toBe(30);
  });

  test('Undo goes back behind a save, and what it brings back is unsaved', () => {
    const saved = reducer(moved, actions.draftSaved({ flow: aBotFlow({ revision: 2 }), stamp: moved.stamp }));
    const back = reducer(saved, actions.lastStepUndone());
    expect(back.nodes[0]?.position.x).toBe(0);
    expect([back, reducer(back, actions.lastStepRedone())].map(isDirty)).toEqual([true, false]);
  });

  test('an answer about another flow changes nothing', () => {
    expect(reducer(moved, actions.draftSaved({ flow: aBotFlow({ id: 'flow-2' }), stamp: moved.stamp }))).toBe(moved);
  });
});

test('a graph put in place of another is one step of Undo', () => {
  const flow = aBotFlow({ revision: 9 });
  const after = reducer(drafted, actions.graphReplaced({ nodes: [other], edges: [], flow }));
  expect(after).toMatchObject({ nodes: [other], openFlow: flow });
  expect(isDirty(after)).toBe(false);
  expect(reducer(after, actions.lastStepUndone()).nodes).toEqual(drafted.nodes);
});
