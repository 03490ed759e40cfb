import { useCallback, useState } from 'react';

export interface Act {
  /** Resolves to true on success. */
  act: (work: () => Promise<unknown>) => Promise<boolean>;
  /** The API's last error message. */
  problem: string;
  isBusy: boolean;
}

export function useAction(): Act {
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
