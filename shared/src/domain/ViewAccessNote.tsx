import { Eye } from 'lucide-react';
import styled from 'styled-components';
import type { Workspace } from '../contracts/index.ts';
import { color, font, space } from '../ui/index.ts';
import { copy } from '../ui/lazyCopy.ts';

interface ViewAccessNoteProps {
  /** Null if the role allows changes, or is not known yet. */
  workspace: Workspace | null;
}

/** Says once per screen that the user may look but not change. */
export function ViewAccessNote({ workspace }: ViewAccessNoteProps) {
  if (!workspace) return null;
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
