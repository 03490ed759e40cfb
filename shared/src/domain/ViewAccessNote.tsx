import { Eye } from 'lucide-react';
import styled from 'styled-components';
import type { Permission } from '../contracts/index.ts';
import { useAppSelector } from '../store/hooks.ts';
import { usePermission } from '../store/usePermission.ts';
import { selectWorkspace } from '../store/workspaces.slice.ts';
import { color, font, space } from '../ui/index.ts';
import { copy } from '../ui/lazyCopy.ts';

/** Says once per screen that the user may look but not change. Renders nothing if the role allows it. */
export function ViewAccessNote({ permission }: { permission: Permission }) {
  const isAllowed = usePermission(permission);
  const workspace = useAppSelector(selectWorkspace);
  if (isAllowed || !workspace) return null;
  return (
    <Note>
      <Eye aria-hidden="true" size={16} />
      <span>{copy.viewAccess(workspace.name)}</span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x1half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  > svg { flex: none; }
`;
