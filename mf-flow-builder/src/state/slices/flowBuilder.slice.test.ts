import { signedOut } from '@fanfare/shared/store';
import { describe, expect, test } from '@jest/globals';
import { aBotFlow } from '../../testing/aBotFlow.ts';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

const { reducer, actions, selectors } = flowBuilderSlice;
const node = { id: 'm', type: 'messageNode', position: { x: 0, y: 0 }, data: {} } as const;
const other = { ...node, id: 'c', type: 'conditionNode' } as const;
const edge = { id: 'e', source: 'c', target: 'm', sourceHandle: 'true' };
const opened = reducer(undefined, actions.builderOpened({ workspaceId: 'mira' }));
const drafted = reducer(reducer(opened, actions.nodeAdded(node)), actions.nodeAdded(other));
const isDirty = (state: typeof drafted) => selectors.selectHasUnsavedChanges({ flowBuilder: state });

test('the draft outlives the screen, for its owner only', () => {
  expect(reducer(drafted, actions.builderOpened({ workspaceId: 'mira' })).nodes).toHaveLength(2);
  expect(reducer(drafted, actions.builderOpened({ workspaceId: 'ana' }))).toMatchObject({ nodes: [], ownerId: 'ana' });
  expect(reducer(drafted, signedOut()).nodes).toEqual([]);
});

test('restores the stored draft as unsaved', () => {
  const kept = { nodes: [node], edges: [], name: 'Prices', openFlow: aBotFlow() };
  const state = reducer(undefined, actions.builderOpened({ workspaceId: 'mira', kept }));
  expect(state).toMatchObject({ ...kept, ownerId: 'mira' });
  expect(isDirty(state)).toBe(true);
});

test('rejects a duplicate connection', () => {
  const once = reducer(drafted, actions.nodesConnected(edge));
  expect(reducer(once, actions.nodesConnected({ ...edge, id: 'f' })).edges).toHaveLength(1);
  expect(reducer(once, actions.nodesConnected({ ...edge, id: 'f', sourceHandle: 'false' })).edges).toHaveLength(2);
});

test('removes a node with its edges', () => {
  const connected = reducer(drafted, actions.nodesConnected(edge));
  const after = reducer(connected, actions.elementsRemoved({ nodeIds: ['m'], edgeIds: [] }));
  expect(after).toMatchObject({ nodes: [other], edges: [] });
});

test('a node moved back is no change', () => {
  expect(reducer(drafted, actions.nodesMoved({ m: { x: 0, y: 0 } }))).toBe(drafted);
  expect(reducer(drafted, actions.nodesMoved({ m: { x: 15, y: 0 } })).past).toHaveLength(drafted.past.length + 1);
});

test('unnamed nodes of an edit stay the same objects', () => {
  const after = reducer(drafted, actions.nodeEdited({ id: 'm', data: { content: 'Hi' } }));
  expect(after.nodes[0]).not.toBe(drafted.nodes[0]);
  expect(after.nodes[1]).toBe(drafted.nodes[1]);
  expect(after.edges).toBe(drafted.edges);
});

test('loads an empty flow without undo steps', () => {
  const flow = aBotFlow();
  expect(reducer(drafted, actions.flowLoaded(flow))).toMatchObject({ nodes: [], edges: [], openFlow: flow, past: [] });
});

describe('unsaved', () => {
  const loaded = reducer(opened, actions.flowLoaded({ ...aBotFlow(), nodes: [node], edges: [] }));
  const moved = reducer(loaded, actions.nodesMoved({ m: { x: 15, y: 0 } }));

  test('is the difference from the last saved revision, also after undo', () => {
    expect([loaded, moved, reducer(moved, actions.lastStepUndone())].map(isDirty)).toEqual([false, true, false]);
  });

  test('includes changes made during a save', () => {
    const saved = reducer(moved, actions.draftSaved({ flow: aBotFlow({ revision: 2 }), stamp: moved.stamp }));
    const goneOn = reducer(
      reducer(moved, actions.nodesMoved({ m: { x: 30, y: 0 } })),
      actions.draftSaved({ flow: aBotFlow({ revision: 2 }), stamp: moved.stamp }),
    );
    expect([saved, goneOn].map(isDirty)).toEqual([false, true]);
    expect(goneOn.nodes[0]?.position.x).toBe(30);
  });

  test('undo crosses a save and marks the result as unsaved', () => {
    const saved = reducer(moved, actions.draftSaved({ flow: aBotFlow({ revision: 2 }), stamp: moved.stamp }));
    const back = reducer(saved, actions.lastStepUndone());
    expect(back.nodes[0]?.position.x).toBe(0);
    expect([back, reducer(back, actions.lastStepRedone())].map(isDirty)).toEqual([true, false]);
  });

  test('a response about another flow changes nothing', () => {
    expect(reducer(moved, actions.draftSaved({ flow: aBotFlow({ id: 'flow-2' }), stamp: moved.stamp }))).toBe(moved);
  });
});

test('replacing the graph is one undo step', () => {
  const flow = aBotFlow({ revision: 9 });
  const after = reducer(drafted, actions.graphReplaced({ nodes: [other], edges: [], flow }));
  expect(after).toMatchObject({ nodes: [other], openFlow: flow });
  expect(isDirty(after)).toBe(false);
  expect(reducer(after, actions.lastStepUndone()).nodes).toEqual(drafted.nodes);
});
