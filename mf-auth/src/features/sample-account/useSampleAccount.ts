import { errorText } from '@fanfare/shared/api';
import type { SampleStage } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../../copy.ts';
import { useEnterSampleAccountMutation, useStartSampleAccountMutation } from './sampleAccount.api.ts';

const ASK_EVERY_MS = 500;

interface Progress {
  stage: SampleStage;
  percent: number;
}

export function useSampleAccount() {
  const [start] = useStartSampleAccountMutation();
  const [enterAccount] = useEnterSampleAccountMutation();
  const { enter } = useHost();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function fail(error: unknown): void {
    setFailure(errorText(error, copy.sample.errors));
    setProgress(null);
  }

  async function open(): Promise<void> {
    setFailure(null);
    setProgress({ stage: 'waiting', percent: 0 });
    const started = await start();
    if (!started.data) return fail(started.error);
    const { ticket } = started.data;
    while (isOpen.current) {
      const { data, error } = await enterAccount({ ticket });
      if (!data) return fail(error);
      if ('token' in data) return enter({ token: data.token, user: data.user });
      setProgress({ stage: data.stage, percent: data.percent });
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  return { open, progress, failure };
}
