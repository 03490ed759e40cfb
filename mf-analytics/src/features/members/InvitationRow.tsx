import { failureNotice } from '@fanfare/shared/api';
import type { MemberInvitation } from '@fanfare/shared/contracts';
import { useNowMs } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Badge, Button, space } from '@fanfare/shared/ui';
import { CopyButton } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { Row, Words } from '../../components/personRow.ts';
import { copy } from '../../copy/members.ts';
import { useResendInvitationMutation, useRevokeInvitationMutation } from './members.api.ts';

const text = copy.invitations;
const HOUR_MS = 3_600_000;

interface InvitationRowProps {
  invitation: MemberInvitation;
  url: string | undefined;
  onSent: (id: string, url: string) => void;
}

export function InvitationRow({ invitation, url, onSent }: InvitationRowProps) {
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const { confirm, toast } = useHost();
  const leftMs = Date.parse(expiresAt) - useNowMs();
  const isExpired = invitation.isExpired || leftMs <= 0;
  const problem = isExpired ? text.expired : invitation.isUndelivered ? text.undelivered : null;
  const [resend, { isLoading: isResending }] = useResendInvitationMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeInvitationMutation();
  const isBusy = isResending || isRevoking;

  const sendAgain = async () => {
    const { data, error } = await resend(id);
    if (!data) return toast(failureNotice(error, text.resendFailed));
    onSent(data.invitation.id, data.url);
    toast({ kind: 'success', title: text.resent(email) });
  };
  const withdraw = async () => {
    const question = { title: text.revokeTitle(email), text: text.revokeText, confirmLabel: text.revokeLabel };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    const { error } = await revoke(id);
    toast(error ? failureNotice(error, text.revokeFailed) : { kind: 'success', title: text.revoked });
  };
  return (
    <Row>
      <Words>
        <strong>
          {email} {problem ? <Badge tone="warning">{problem}</Badge> : null}
        </strong>
        <span>
          {[copy.roles[role], invitedBy ? text.invitedBy(invitedBy) : '', isExpired ? '' : timeLeft(leftMs)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        {url ? <span>{text.linkHint}</span> : null}
      </Words>
      <Tools>
        {url ? <CopyButton text={() => url} label={text.copyLink} /> : null}
        <Button $size="small" disabled={isBusy} aria-label={text.resendTo(email)} onClick={() => void sendAgain()}>
          {text.resend}
        </Button>
        <Button $size="small" disabled={isBusy} aria-label={text.revokeOf(email)} onClick={() => void withdraw()}>
          {text.revoke}
        </Button>
      </Tools>
    </Row>
  );
}

function timeLeft(ms: number): string {
  const hours = Math.max(1, Math.floor(ms / HOUR_MS));
  return hours < 48 ? text.expiresInHours(hours) : text.expiresInDays(Math.floor(hours / 24));
}

const Tools = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
`;
