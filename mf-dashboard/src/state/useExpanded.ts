import { selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { useState } from 'react';

/**
 * Whether a section is expanded, stored in the browser per workspace.
 * @param section unique among the sections of the dashboard
 */
export function useExpanded(section: string): [isExpanded: boolean, toggle: () => void] {
  const key = `fanfare.expanded.${section}.${useAppSelector(selectWorkspaceId)}`;
  const [isExpanded, setIsExpanded] = useState(() => read(key));
  const toggle = () => {
    write(key, !isExpanded);
    setIsExpanded(!isExpanded);
  };
  return [isExpanded, toggle];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

/** If storage fails, the section is collapsed on the next visit. */
function write(key: string, isExpanded: boolean): void {
  try {
    if (isExpanded) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage failed.
  }
}
