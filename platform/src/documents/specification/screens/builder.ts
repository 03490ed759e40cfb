import { builder, builderScreens, canvas, publishing } from '../proofs/builder.ts';
import { journey, measures } from '../proofs/e2e.ts';
import { differs, exact, topic } from '../Statement.ts';

export const builderScreen = topic(
  '2 Bot flow builder',
  exact('2.builder.1', 'A back button leads to /dashboard.', builder.back),
  exact('2.builder.2', 'A text input takes the flow name.', builderScreens.header),
  exact('2.builder.3', 'Button Load Flow.', builderScreens.header),
  exact('2.builder.4', 'Button Save Flow.', builderScreens.header),
  exact('2.builder.5', 'A left sidebar is 64 units wide.', measures.look),
  exact('2.builder.6', 'It lists Message Node (sends a text message).', builderScreens.palette),
  exact('2.builder.7', 'It lists Condition Node (checks if input contains a keyword).', builderScreens.palette),
  exact('2.builder.8', 'It lists Action Node (performs custom actions).', builderScreens.palette),
  exact('2.builder.9', 'Its node types can be dragged.', builderScreens.palette, journey.journey),
  exact('2.builder.10', 'Instruction: drag nodes to the canvas.', builderScreens.palette),
  exact('2.builder.11', 'Instruction: connect by dragging handles.', builderScreens.palette),
  exact('2.builder.12', 'Instruction: double-click to edit.', builderScreens.palette),
  exact('2.builder.13', 'Instruction: save with a name.', builderScreens.palette),
  exact('2.builder.14', 'The canvas has zoom controls.', builderScreens.canvas),
  exact('2.builder.15', 'The canvas has a dotted background.', builderScreens.canvas),
  exact('2.builder.16', 'The canvas has a minimap.', builderScreens.canvas),
  exact('2.builder.17', 'It fits the view on load.', measures.fits),
  exact('2.builder.18', 'A dropped node is placed at the drop position.', canvas.drop),
  differs('2.builder.19', 'A saved flow is a flow that works.', 'publish first', publishing.publish, journey.journey),
);
