export { WorkspaceCommands } from '../workspaces/WorkspaceCommands.ts';
export { UserMenuList } from './UserMenuList.tsx';
