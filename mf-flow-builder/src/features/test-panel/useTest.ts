import {
  advanceTime,
  answerRequest,
  type FlowResponse,
  nextDueMs,
  type SimulatedInput,
  type Simulation,
  startSimulation,
  write,
} from '@fanfare/engine';
import { useAppDispatch } from '@fanfare/shared/store';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { testRunSlice } from '../../state/slices/testRun.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { marksOf } from './marksOf.ts';
import { readSetup } from './readSetup.ts';

const { selectEdges, selectNodes } = flowBuilderSlice.selectors;
const { selectSimulation, selectSetup } = testRunSlice.selectors;
const { testEnded, testSetUp, testWentOn } = testRunSlice.actions;
const { nodesMarked } = flowBuilderSlice.actions;

export function useTest() {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const setup = useBuilderSelector(selectSetup);
  const simulation = useBuilderSelector(selectSimulation);

  const current = () => simulation ?? startSimulation({ nodes, edges }, readSetup(setup), setup.fromNodeId, Date.now());
  const goOn = (next: Simulation) => {
    dispatch(testWentOn(next));
    dispatch(nodesMarked(marksOf(next)));
  };
  const dueMs = simulation && nextDueMs(simulation);
  return {
    nodes,
    setup,
    simulation,
    /** Milliseconds until the flow continues by itself, or null if it does not. */
    untilNextMs: simulation && dueMs !== null ? Math.max(0, dueMs - simulation.nowMs) : null,
    isOutdated: simulation !== null && !isSameFlow(simulation, { nodes, edges }),
    setUp: (change: Parameters<typeof testSetUp>[0]) => {
      dispatch(testSetUp(change));
      dispatch(nodesMarked({}));
    },
    say: (written: SimulatedInput) => goOn(write(current(), written)),
    /** Removes a message that got no reply and sends it again without checking the trigger. */
    sendWithoutTrigger: (fromNodeId: string) => {
      const cause = simulation?.turns.at(-1)?.cause;
      if (!simulation || cause?.kind !== 'written') return;
      const begun = write({ ...simulation, turns: simulation.turns.slice(0, -1), fromNodeId }, cause);
      goOn({ ...begun, fromNodeId: simulation.fromNodeId });
    },
    pass: (ms: number) => goOn(advanceTime(current(), ms)),
    answer: (runNo: number, stepNo: number, response: FlowResponse) => goOn(answerRequest(current(), runNo, stepNo, response)),
    end: () => {
      dispatch(testEnded());
      dispatch(nodesMarked({}));
    },
  };
}

/** Ignores positions. */
function isSameFlow({ flow }: Simulation, { nodes, edges }: Simulation['flow']): boolean {
  if (flow.nodes === nodes && flow.edges === edges) return true;
  return (
    flow.nodes.length === nodes.length &&
    flow.nodes.every(
      ({ id, type, data }, place) => id === nodes[place]?.id && type === nodes[place].type && data === nodes[place].data,
    ) &&
    (flow.edges === edges || JSON.stringify(flow.edges) === JSON.stringify(edges))
  );
}
