import { useQueryState } from '@fanfare/shared/router';
import { lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { diagnosticsParams } from '../state/params/diagnosticsParams.ts';
import { explainParams } from '../state/params/explainParams.ts';
import { probeParams } from '../state/params/probeParams.ts';

interface LazyDialogProps {
  /** Called if the code failed to load, to close the dialog. */
  onMissing: () => void;
}
const closed = { onMissing: ({ onMissing }: LazyDialogProps) => onMissing() };
const dialogs = {
  why: lazyPart<LazyDialogProps>(
    () => import('../features/explain/ExplainDialog.tsx').then((module) => module.ExplainDialog),
    closed,
  ).Part,
  doctor: lazyPart<LazyDialogProps>(
    () => import('../features/diagnostics/DiagnosticsDialog.tsx').then((module) => module.DiagnosticsDialog),
    closed,
  ).Part,
  probe: lazyPart<LazyDialogProps>(() => import('../features/probe/ProbeDialog.tsx').then((module) => module.ProbeDialog), closed)
    .Part,
};
const params = { ...explainParams, ...diagnosticsParams, ...probeParams };

/**
 * Dialogs that can open on any tab. Each is loaded when the URL first opens it, and stays mounted so that
 * focus can return.
 */
export function UrlDialogs() {
  const { changed, reset } = useQueryState(params);
  const [opened, setOpened] = useState<readonly (keyof typeof dialogs)[]>([]);
  const isNew = [...changed].filter((name) => !opened.includes(name));
  if (isNew.length > 0) setOpened([...opened, ...isNew]);
  return opened.map((name) => {
    const LazyDialog = dialogs[name];
    const forget = () => {
      setOpened((before) => before.filter((each) => each !== name));
      reset(name);
    };
    return <LazyDialog key={name} onMissing={forget} />;
  });
}
