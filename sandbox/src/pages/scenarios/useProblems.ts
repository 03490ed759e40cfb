import { useEffect, useState } from 'react';
import type { CheckView } from '../../scenarios/language/RunReport.ts';
import { change } from '../api/sandboxApi.ts';

const TYPING_MS = 300;

/** Debounced. */
export function useProblems(text: string): CheckView['problems'] {
  const [problems, setProblems] = useState<CheckView['problems']>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await change<CheckView>('POST', '/scenarios/check', { text }).catch(() => null);
      if (isCurrent && answer) setProblems(answer.problems);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return problems;
}
