import { useQueryState } from '@fanfare/shared/router';
import { lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { doctorParams } from '../state/doctorParams.ts';
import { probeParams } from '../state/probeParams.ts';
import { whyParams } from '../state/whyParams.ts';

interface WindowProps {
  /** Called when the code failed to load, to close the dialog. */
  onMissing: () => void;
}
const closed = { onMissing: ({ onMissing }: WindowProps) => onMissing() };
const windows = {
  why: lazyPart<WindowProps>(() => import('../features/why/WhyWindow.tsx').then((module) => module.WhyWindow), closed).Part,
  doctor: lazyPart<WindowProps>(() => import('../features/doctor/DoctorWindow.tsx').then((module) => module.DoctorWindow), closed)
    .Part,
  probe: lazyPart<WindowProps>(() => import('../features/probe/ProbeWindow.tsx').then((module) => module.ProbeWindow), closed)
    .Part,
};
const params = { ...whyParams, ...doctorParams, ...probeParams };

/**
 * Dialogs that open on any tab. Each is loaded when the URL opens it first, and stays mounted so that focus can
 * return.
 */
export function Windows() {
  const { changed, reset } = useQueryState(params);
  const [opened, setOpened] = useState<readonly (keyof typeof windows)[]>([]);
  const isNew = [...changed].filter((name) => !opened.includes(name));
  if (isNew.length > 0) setOpened([...opened, ...isNew]);
  return opened.map((name) => {
    const Window = windows[name];
    const forget = () => {
      setOpened((before) => before.filter((each) => each !== name));
      reset(name);
    };
    return <Window key={name} onMissing={forget} />;
  });
}
