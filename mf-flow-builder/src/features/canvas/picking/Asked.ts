import type { Ends } from '../../../state/graph/isJoined.ts';
import type { WindowPoint } from '../pointing/useAddNode.ts';

/** What the canvas asks for in a small window of its own. */
export type Asked =
  | {
      kind: 'node';
      at: WindowPoint;
      /** Of the connection that was let go there; the new node is its other end. */
      loose?: Partial<Ends>;
      /** The connection it goes into. */
      intoEdge?: string;
      /** Not where the window is, but in the middle of the view. */
      isInMiddle?: boolean;
    }
  | { kind: 'connect'; at: WindowPoint; nodeId: string }
  | { kind: 'find' };
