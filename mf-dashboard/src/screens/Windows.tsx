import { useQueryState } from '@fanfare/shared/router';
import { lazy, Suspense, useState } from 'react';
import { doctorParams } from '../state/doctorParams.ts';
import { probeParams } from '../state/probeParams.ts';
import { whyParams } from '../state/whyParams.ts';

const windows = {
  why: lazy(async () => ({ default: (await import('../features/why/WhyWindow.tsx')).WhyWindow })),
  doctor: lazy(async () => ({ default: (await import('../features/doctor/DoctorWindow.tsx')).DoctorWindow })),
  probe: lazy(async () => ({ default: (await import('../features/probe/ProbeWindow.tsx')).ProbeWindow })),
};
const params = { ...whyParams, ...doctorParams, ...probeParams };

/** What opens above the screen, whatever the tab. Each is loaded when the address names it first, and stays, so that focus finds its way back. */
export function Windows() {
  const { changed } = useQueryState(params);
  const [opened, setOpened] = useState<readonly (keyof typeof windows)[]>([]);
  const isNew = [...changed].filter((name) => !opened.includes(name));
  if (isNew.length > 0) setOpened([...opened, ...isNew]);
  return opened.map((name) => {
    const Window = windows[name];
    return (
      <Suspense key={name} fallback={null}>
        <Window />
      </Suspense>
    );
  });
}
