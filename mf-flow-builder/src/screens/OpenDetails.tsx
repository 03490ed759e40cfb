import { useEffect, useEffectEvent, useRef } from 'react';
import { viewSlice } from '../state/slices/view.slice.ts';
import { useBuilderSelector } from '../state/useBuilderSelector.ts';
import { usePanel } from '../state/usePanel.ts';

/** Opens the panel of details when those of a node are asked for. Draws nothing. */
export function OpenDetails() {
  const details = useBuilderSelector(viewSlice.selectors.selectDetails);
  const { openPanel, showPanel } = usePanel();
  const show = useEffectEvent(() => {
    // The outline shows them in its own place.
    if (openPanel !== 'node' && openPanel !== 'outline') showPanel('node');
  });
  // What was asked for before the screen was left is asked for no more.
  const known = useRef(details);
  useEffect(() => {
    if (details && details !== known.current) show();
    known.current = details;
  }, [details]);
  return null;
}
