import { NodeDetails } from '../features/nodes/NodeDetails.tsx';
import { OutlinePanel } from '../features/outline/OutlinePanel.tsx';

/** The outline, in which a node is edited by the form that it has everywhere. */
export function OutlineWithDetails() {
  return <OutlinePanel NodeDetails={NodeDetails} />;
}
