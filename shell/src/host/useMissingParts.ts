import type { HostApi } from '@fanfare/shared/host';
import { PART_MISSING } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import { pageFacts } from '../federation/verify/pageFacts.ts';
import { copy } from '../messages/copy.ts';

export function useMissingParts(toast: HostApi['toast']): void {
  useEffect(() => {
    const notify = async () => {
      const { outdated, failed } = copy.missingPart;
      if (!(await isOutdated())) return toast({ kind: 'error', title: failed.title, description: failed.text });
      const action = { label: outdated.reload, run: () => location.reload() };
      toast({ kind: 'info', title: outdated.title, description: outdated.text, action });
    };
    const onMissing = () => void notify();
    window.addEventListener(PART_MISSING, onMissing);
    return () => window.removeEventListener(PART_MISSING, onMissing);
  }, [toast]);
}

async function isOutdated(): Promise<boolean> {
  const own = pageFacts.shellFiles();
  if (!own) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    const [, newest] = /\ssrc="\/assets\/([^"]+)"/.exec(await response.text()) ?? [];
    return response.ok && newest !== undefined && !(newest in own);
  } catch {
    return false;
  }
}
