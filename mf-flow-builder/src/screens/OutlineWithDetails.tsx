import { NodeDetails } from '../features/nodes/NodeDetails.tsx';
import { OutlinePanel } from '../features/outline/OutlinePanel.tsx';

export function OutlineWithDetails() {
  return <OutlinePanel NodeDetails={NodeDetails} />;
}
