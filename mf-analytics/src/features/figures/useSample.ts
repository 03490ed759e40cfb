import { useEffect, useState } from 'react';
import type { Overview } from '../../state/overview.api.ts';

type MakeSample = (overview: Overview) => Overview;

/**
 * Sample figures, loaded only for an account without messages. Undefined while they load, null when they are not
 * needed.
 */
export function useSample(overview: Overview | undefined): Overview | null | undefined {
  const [makeSample, setMakeSample] = useState<{ make: MakeSample } | null>(null);
  const isNeeded = overview !== undefined && !(overview.hasMessages ?? overview.totals.totalMessages > 0);
  useEffect(() => {
    if (!isNeeded) return;
    // When the chunk fails to load, the real zeros stay on the screen.
    import('./sampleOverview.ts').then(
      (module) => setMakeSample({ make: module.sampleOverview }),
      () => setMakeSample({ make: (empty) => empty }),
    );
  }, [isNeeded]);
  if (!isNeeded) return null;
  return makeSample?.make(overview);
}
