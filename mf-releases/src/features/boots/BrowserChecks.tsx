import { Banner } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import { uncheckedHere } from './uncheckedHere.ts';

const text = copy.unchecked;

export function BrowserChecks() {
  const [unchecked, setUnchecked] = useState<Awaited<ReturnType<typeof uncheckedHere>>>([]);
  useEffect(() => {
    let isCurrent = true;
    void uncheckedHere().then((found) => isCurrent && setUnchecked(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (unchecked.length === 0) return null;
  return <Banner tone="warning">{text.lead(unchecked.map((kind) => text.kinds[kind]))}</Banner>;
}
