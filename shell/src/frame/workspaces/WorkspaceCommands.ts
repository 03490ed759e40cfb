import { useCommands, useHost } from '@fanfare/shared/host';
import { useLocation } from '@fanfare/shared/router';
import { selectLostWorkspace, useAppDispatch, useAppSelector, workspaceLost } from '@fanfare/shared/store';
import { useEffect } from 'react';
import { menuCopy as copy } from '../../messages/menuCopy.ts';
import { useWorkspaceCommands } from './useWorkspaceCommands.ts';

export function WorkspaceCommands() {
  useCommands(useWorkspaceCommands());
  const lost = useAppSelector(selectLostWorkspace);
  const dispatch = useAppDispatch();
  const { toast, navigate } = useHost();
  const { pathname } = useLocation();
  useEffect(() => {
    if (lost === null) return;
    dispatch(workspaceLost(null));
    toast({ kind: 'error', title: copy.lost(lost) });
    navigate(pathname, { replace: true });
  }, [lost, dispatch, toast, navigate, pathname]);
  return null;
}
