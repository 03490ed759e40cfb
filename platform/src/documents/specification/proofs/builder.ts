import { testsOf } from '../Statement.ts';

export const builder = testsOf('mf-flow-builder/src/screens/FlowBuilderScreen.test.tsx', {
  saveRules: 'saving asks for a name first, then for a node',
  loadRules: 'loading asks for a name, and the message can be dismissed',
  saves: 'sends the graph, clears the name and keeps showing which flow is open',
  revision: 'names the revision it began with when the same flow is saved again',
  nameTaken: 'under the name of another flow offers to open that flow or to choose another name',
  saving: 'shows Saving... and disables both buttons until the answer comes',
  saveErrors: 'says what the server refused, and that nobody answered',
  loads: 'replaces the canvas by name',
  unsaved: 'asks before unsaved work is replaced',
  loading: 'shows Loading... and keeps the canvas from being changed meanwhile',
  loadErrors: 'says what went wrong',
  back: 'the back button goes to the dashboard',
});

export const canvas = testsOf('mf-flow-builder/src/features/canvas/FlowCanvas.test.tsx', {
  drop: 'a dropped item becomes a node at that place; anything else that is dropped does not',
  connects: 'Enter on an output and on an input connects them',
});

export const nodeEditing = testsOf('mf-flow-builder/src/features/nodes/NodeCard.test.tsx', {
  enter: 'is edited after a double click; Enter commits',
  newLine: 'takes Shift+Enter as a new line',
  save: 'is committed by Save',
  blur: 'is committed by leaving',
  escape: 'is reverted by Escape',
  cancel: 'is reverted by Cancel, by pointer and by keyboard',
  action: 'an action keeps its kind and its parameters',
});

export const newNode = testsOf('mf-flow-builder/src/state/graph/createNode.test.ts', {
  data: 'a node has its type and the millisecond as id, and the specified first data',
});

export const actionNames = testsOf('mf-flow-builder/src/state/texts/actionLabel.test.ts', {
  names: 'names the five actions and calls any other value a Custom Action',
});

export const outputs = testsOf('mf-flow-builder/src/state/outputsOf.test.ts', {
  names: 'outputs are called as on the screen',
});

export const emptyLoad = testsOf('mf-flow-builder/src/state/slices/flowBuilder.slice.test.ts', {
  empty: 'a flow without nodes and edges loads as an empty one, with nothing to undo',
});

export const publishing = testsOf('mf-flow-builder/src/features/publish/PublishButtons.test.tsx', {
  publish: 'publishes the revision on the canvas with a note, and takes it back',
});

export const builderScreens = testsOf('mf-flow-builder/src/screens/specification.test.tsx', {
  header: 'the header has the way back, the name and the two buttons',
  palette: 'the sidebar offers the three node types and says how to use them',
  canvas: 'the canvas has zoom controls, dots and a minimap',
  banner: 'the banner is green when a save succeeds and red otherwise',
  actionLine: 'an action takes Shift+Enter as a new line',
});
