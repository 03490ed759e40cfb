import { useEffect, useState } from 'react';
import type { Overview } from '../../state/overview.api.ts';

type MakeSample = (overview: Overview) => Overview;

/** Sample figures for an account without messages of its own; loaded only then. Undefined while they load, null where they are not needed. */
export function useSample(overview: Overview | undefined): Overview | null | undefined {
  const [makeSample, setMakeSample] = useState<{ make: MakeSample } | null>(null);
  const isNeeded = overview !== undefined && !(overview.hasMessages ?? overview.totals.totalMessages > 0);
  useEffect(() => {
    if (!isNeeded) return;
    // A chunk that fails to load leaves the real zeros on the screen.
    import('./sampleOverview.ts').then(
      (module) => setMakeSample({ make: module.sampleOverview }),
      () => setMakeSample({ make: (empty) => empty }),
    );
  }, [isNeeded]);
  if (!isNeeded) return null;
  return makeSample?.make(overview);
}
