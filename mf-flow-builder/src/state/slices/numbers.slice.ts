import type { ResponseOf } from '@fanfare/shared/contracts';
import { createSlice, type PayloadAction, signedOut } from '@fanfare/shared/store';
import { flowBuilderSlice } from './flowBuilder.slice.ts';

type Figures = ResponseOf<'GET /api/analytics/flows/{id}'>['data'];
export type NodeNumbers = Pick<Figures['nodes'][number], 'entered' | 'left' | 'errors'>;

export interface NumbersState {
  nodes: Readonly<Record<string, NodeNumbers>>;
  /** Traffic relative to the busiest edge by `edgeKey`, from 0 to 1; null while no figures are shown. */
  shares: Readonly<Record<string, number>> | null;
}

const initialState: NumbersState = { nodes: {}, shares: null };

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
    builder.addCase(flowBuilderSlice.actions.builderOpened, () => initialState);
    builder.addCase(flowBuilderSlice.actions.flowLoaded, () => initialState);
  },
  selectors: {
    selectShares: (state) => state.shares,
  },
});

/** Identifies a connection independently of its edge's id. */
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
