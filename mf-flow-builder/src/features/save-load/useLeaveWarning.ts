import { useEffect } from 'react';
import { flowBuilderSlice } from '../../state/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

/** The browser asks before it closes or reloads a page with unsaved work. Moving between screens keeps the draft anyway. */
export function useLeaveWarning(): void {
  const hasUnsavedChanges = useBuilderSelector(flowBuilderSlice.selectors.selectHasUnsavedChanges);
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedChanges]);
}
