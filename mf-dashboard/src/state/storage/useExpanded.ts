import { selectWorkspaceId, useAppSelector } from '@fanfare/shared/store';
import { useState } from 'react';
import { readStored, writeStored } from './browserStorage.ts';

/**
 * Whether a section is expanded, stored in the browser per workspace.
 * @param section unique among the sections of the dashboard
 */
export function useExpanded(section: string): [isExpanded: boolean, toggle: () => void] {
  const key = `fanfare.expanded.${section}.${useAppSelector(selectWorkspaceId)}`;
  const [isExpanded, setIsExpanded] = useState(() => readStored(key) === 'yes');
  const toggle = () => {
    writeStored(key, isExpanded ? null : 'yes');
    setIsExpanded(!isExpanded);
  };
  return [isExpanded, toggle];
}
