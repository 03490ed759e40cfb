import { useEffect, useEffectEvent, useRef } from 'react';
import { viewSlice } from '../state/slices/view.slice.ts';
import { useBuilderSelector } from '../state/useBuilderSelector.ts';
import { usePanel } from '../state/usePanel.ts';

export function OpenDetails() {
  const details = useBuilderSelector(viewSlice.selectors.selectDetails);
  const { openPanel, showPanel } = usePanel();
  const show = useEffectEvent(() => {
    if (openPanel !== 'node' && openPanel !== 'outline') showPanel('node');
  });
  // Ignores a request from before the screen was left.
  const known = useRef(details);
  useEffect(() => {
    if (details && details !== known.current) show();
    known.current = details;
  }, [details]);
  return null;
}
