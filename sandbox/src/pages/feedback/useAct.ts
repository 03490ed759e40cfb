import { useCallback, useState } from 'react';

export interface Act {
  /** Does it; answers whether that worked. */
  act: (work: () => Promise<unknown>) => Promise<boolean>;
  /** The sandbox's own sentence about the last refusal; empty when there is none. */
  problem: string;
  isBusy: boolean;
}

/** For everything a page orders: one at a time is busy, and a refusal is kept as a sentence to show. */
export function useAct(): Act {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      setProblem('');
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { act, problem, isBusy };
}
