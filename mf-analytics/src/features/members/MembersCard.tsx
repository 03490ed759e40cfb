import { failureNotice } from '@fanfare/shared/api';
import type { User, Workspace } from '@fanfare/shared/contracts';
import { SectionCard } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, FailureBanner, font, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { CloudAlert, UserPlus, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy as text } from '../../copy/members.ts';
import { copy } from '../../copy/settings.ts';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LeaveRow } from './LeaveRow.tsx';
import { MEMBERS_SHOWN, MemberList } from './MemberList.tsx';
import { useMemberInvitationsQuery, useMembersQuery } from './members.api.ts';
import { RoleTable } from './RoleTable.tsx';
import { TransferRow } from './TransferRow.tsx';

/** Invited persons appear without a reload. */
const live = { refetchOnMountOrArgChange: true, pollingInterval: 10_000 };

interface MembersCardProps {
  workspace: Workspace;
  user: User;
}

export function MembersCard({ workspace, user }: MembersCardProps) {
  const mayInvite = usePermission('members.manage');
  const { data: members, error, isFetching, refetch } = useMembersQuery(undefined, live);
  const invitations = useMemberInvitationsQuery(undefined, { skip: !mayInvite, ...live });
  const [isInviting, setIsInviting] = useState(false);
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});

  const opener = useRef<HTMLButtonElement>(null);
  const wasInviting = useRef(false);
  // The focused button of the closed form is gone.
  useEffect(() => {
    if (wasInviting.current && !isInviting) opener.current?.focus();
    wasInviting.current = isInviting;
  }, [isInviting]);

  const isAlone = members?.length === 1 && invitations.data?.length === 0 && mayInvite;
  const invite = (
    <Button ref={opener} $variant="primary" $size={isAlone ? 'medium' : 'small'} onClick={() => setIsInviting(true)}>
      <UserPlus aria-hidden="true" />
      {text.invite.open}
    </Button>
  );
  const retry = (
    <Button $size="small" onClick={refetch}>
      {copy.retry}
    </Button>
  );
  return (
    <SectionCard title={copy.workspace.members} aside={mayInvite && members && !isInviting && !isAlone ? invite : null}>
      {isInviting ? (
        <InviteForm
          role={workspace.role}
          onSent={(id, url) => setLinks({ ...links, [id]: url })}
          onClose={() => setIsInviting(false)}
        />
      ) : null}
      {members ? (
        <>
          {error ? <FailureBanner failure={failureNotice(error, text.failed)} action={retry} /> : null}
          {mayInvite ? null : <Quiet>{text.readOnly}</Quiet>}
          <MemberList members={members} workspace={workspace} ownId={user.id} />
          {isAlone && !isInviting ? (
            <StatePanel kind="empty" title={text.empty.title} icon={<Users />} action={invite}>
              {text.empty.text}
            </StatePanel>
          ) : null}
          {mayInvite ? (
            <Invitations query={invitations} links={links} onSent={(id, url) => setLinks({ ...links, [id]: url })} />
          ) : null}
          <RoleTable />
          <TransferRow members={members} workspace={workspace} ownId={user.id} />
          <LeaveRow members={members} workspace={workspace} ownId={user.id} />
        </>
      ) : error && !isFetching ? (
        <StatePanel kind="failed" title={text.failed} error={error} icon={<CloudAlert />} action={retry} />
      ) : (
        <SkeletonRows label={copy.workspace.loading} count={Math.min(workspace.members, MEMBERS_SHOWN)} height="48px" />
      )}
    </SectionCard>
  );
}

const Quiet = styled.p`
  margin-top: -${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
