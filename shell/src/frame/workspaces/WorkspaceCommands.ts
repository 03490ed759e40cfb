import { useCommands } from '@fanfare/shared/host';
import { useWorkspaceCommands } from './useWorkspaceCommands.ts';

/** Adds the commands about workspaces to the palette. */
export function WorkspaceCommands() {
  useCommands(useWorkspaceCommands());
  return null;
}
