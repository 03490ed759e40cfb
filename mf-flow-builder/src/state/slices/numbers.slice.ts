import type { ResponseOf } from '@fanfare/shared/contracts';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

type Figures = ResponseOf<'GET /api/analytics/flows/{id}'>['data'];
export type NodeNumbers = Pick<Figures['nodes'][number], 'entered' | 'left' | 'errors'>;

export interface NumbersState {
  /** By node. */
  nodes: Readonly<Record<string, NodeNumbers>>;
  /** By edge, `source handle target`: how many of those who passed the busiest one passed it too, from 0 to 1; null while none are shown. */
  shares: Readonly<Record<string, number>> | null;
}

const initialState: NumbersState = { nodes: {}, shares: null };

/** Figures of runs that the canvas shows for the moment. */
export const numbersSlice = createSlice({
  name: 'flowBuilderNumbers',
  initialState,
  reducers: {
    numbersShown: (_state, { payload }: PayloadAction<Figures | null>): NumbersState => {
      if (!payload || payload.funnel.started === 0) return initialState;
      const most = Math.max(1, ...payload.edges.map(({ passed }) => passed));
      return {
        nodes: Object.fromEntries(payload.nodes.map(({ nodeId, entered, left, errors }) => [nodeId, { entered, left, errors }])),
        shares: Object.fromEntries(payload.edges.map((edge) => [edgeKey(edge), edge.passed / most])),
      };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
    builder.addCase(flowBuilderSlice.actions.flowLoaded, () => initialState);
  },
  selectors: {
    selectShares: (state) => state.shares,
  },
});

/** One name for a connection, whatever the id of its edge. */
export function edgeKey({
  source,
  target,
  sourceHandle,
}: {
  source: string;
  target: string;
  sourceHandle?: string | null | undefined;
}): string {
  return `${source} ${sourceHandle ?? ''} ${target}`;
}
