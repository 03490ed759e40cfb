import type { Ends } from '../../../state/graph/hasEdge.ts';
import type { WindowPoint } from './useAddNode.ts';

export type PickerRequest =
  | {
      kind: 'node';
      at: WindowPoint;
      /** The connection that was dropped there; the new node becomes its other end. */
      loose?: Partial<Ends>;
      intoEdge?: string;
      /** Places the node in the centre of the view instead of at the picker. */
      isInMiddle?: boolean;
    }
  | { kind: 'connect'; at: WindowPoint; nodeId: string }
  | { kind: 'find' };
