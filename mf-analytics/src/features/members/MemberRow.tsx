import { type Member, mayManage, type Role, roles, type Workspace } from '@fanfare/shared/contracts';
import { dateText } from '@fanfare/shared/domain';
import { Avatar, Badge, color, font, IconButton, Select, space } from '@fanfare/shared/ui';
import { UserMinus } from 'lucide-react';
import styled from 'styled-components';
import { Row, Words } from '../../components/personRow.ts';
import { copy as text } from '../../copy/members.ts';
import { useMemberChanges } from './useMemberChanges.ts';

interface MemberRowProps {
  member: Member;
  workspace: Workspace;
  isSelf: boolean;
  onRemoved: () => void;
}

export function MemberRow({ member, workspace, isSelf, onRemoved }: MemberRowProps) {
  const { changeRole, remove, isBusy } = useMemberChanges(member, workspace.name, onRemoved);
  const isManaged = !isSelf && mayManage(workspace.role, member.role);
  const joined = dateText(member.joinedAt);
  return (
    <Row>
      <Avatar name={member.username} src={member.avatar} />
      <Words>
        <strong>
          {member.username} {isSelf ? <Badge tone="accent">{text.you}</Badge> : null}
        </strong>
        {member.email === '' ? null : <span>{member.email}</span>}
        <span>{text.joined(joined)}</span>
      </Words>
      <Tools>
        {isManaged ? (
          <>
            <RoleSelect
              aria-label={text.roleOf(member.username)}
              value={member.role}
              disabled={isBusy}
              onChange={({ target }) => {
                const role = roles.find((one) => one === target.value);
                if (role) void changeRole(role);
              }}
            >
              {offeredRoles(workspace.role, member.role).map((role) => (
                <option key={role} value={role}>
                  {text.roles[role]}
                </option>
              ))}
            </RoleSelect>
            <IconButton
              $variant="quiet"
              disabled={isBusy}
              aria-label={text.remove.label(member.username)}
              onClick={() => void remove()}
            >
              <UserMinus aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <span>{text.roles[member.role]}</span>
        )}
      </Tools>
    </Row>
  );
}

/** The present role stays in the list even if a rule forbids giving it. */
function offeredRoles(own: Role, present: Role): readonly Role[] {
  return roles.filter((role) => role === present || mayManage(own, role));
}

const Tools = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.half};
  margin-inline-start: auto;
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const RoleSelect = styled(Select)`
  width: auto;
`;
