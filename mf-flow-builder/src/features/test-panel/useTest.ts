import {
  answerRequest,
  type FlowResponse,
  letPass,
  nextDueMs,
  openRehearsal,
  type Rehearsal,
  type Written,
  write,
} from '@fanfare/engine';
import { useAppDispatch } from '@fanfare/shared/store';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { testRunSlice } from '../../state/slices/testRun.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { marksOf } from './marksOf.ts';
import { readSetup } from './readSetup.ts';

const { selectEdges, selectNodes } = flowBuilderSlice.selectors;
const { selectRehearsal, selectSetup } = testRunSlice.selectors;
const { testEnded, testSetUp, testWentOn } = testRunSlice.actions;
const { nodesMarked } = flowBuilderSlice.actions;

export function useTest() {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const setup = useBuilderSelector(selectSetup);
  const rehearsal = useBuilderSelector(selectRehearsal);

  const current = () => rehearsal ?? openRehearsal({ nodes, edges }, readSetup(setup), setup.fromNodeId, Date.now());
  const goOn = (next: Rehearsal) => {
    dispatch(testWentOn(next));
    dispatch(nodesMarked(marksOf(next)));
  };
  const dueMs = rehearsal && nextDueMs(rehearsal);
  return {
    nodes,
    setup,
    rehearsal,
    /** Time until the flow continues by itself; null: never. */
    untilNextMs: rehearsal && dueMs !== null ? Math.max(0, dueMs - rehearsal.nowMs) : null,
    isOutdated: rehearsal !== null && !isSameFlow(rehearsal, { nodes, edges }),
    setUp: (change: Parameters<typeof testSetUp>[0]) => {
      dispatch(testSetUp(change));
      dispatch(nodesMarked({}));
    },
    say: (written: Written) => goOn(write(current(), written)),
    /** Repeats an unmatched message without checking the trigger. */
    sendWithoutTrigger: (fromNodeId: string) => {
      const cause = rehearsal?.turns.at(-1)?.cause;
      if (!rehearsal || cause?.kind !== 'written') return;
      const begun = write({ ...rehearsal, turns: rehearsal.turns.slice(0, -1), fromNodeId }, cause);
      goOn({ ...begun, fromNodeId: rehearsal.fromNodeId });
    },
    pass: (ms: number) => goOn(letPass(current(), ms)),
    answer: (runNo: number, stepNo: number, response: FlowResponse) => goOn(answerRequest(current(), runNo, stepNo, response)),
    end: () => {
      dispatch(testEnded());
      dispatch(nodesMarked({}));
    },
  };
}

/** Positions are ignored. */
function isSameFlow({ flow }: Rehearsal, { nodes, edges }: Rehearsal['flow']): boolean {
  if (flow.nodes === nodes && flow.edges === edges) return true;
  return (
    flow.nodes.length === nodes.length &&
    flow.nodes.every(
      ({ id, type, data }, place) => id === nodes[place]?.id && type === nodes[place].type && data === nodes[place].data,
    ) &&
    (flow.edges === edges || JSON.stringify(flow.edges) === JSON.stringify(edges))
  );
}
