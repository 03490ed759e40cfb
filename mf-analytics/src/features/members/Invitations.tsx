import { failureNotice } from '@fanfare/shared/api';
import type { MemberInvitation } from '@fanfare/shared/contracts';
import { Button, color, FailureBanner, font, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy as members } from '../../copy/members.ts';
import { copy } from '../../copy/settings.ts';
import { InvitationRow } from './InvitationRow.tsx';

const text = members.invitations;

interface InvitationsProps {
  query: { data?: MemberInvitation[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** By id; only of the invitations that were sent since the page was opened. */
  links: Readonly<Record<string, string>>;
  onSent: (id: string, url: string) => void;
}

export function Invitations({ query: { data, error, isFetching, refetch }, links, onSent }: InvitationsProps) {
  if (data?.length === 0 && !error) return null;
  return (
    <Part aria-label={text.title}>
      <h3>{text.title}</h3>
      {error && !isFetching ? (
        <FailureBanner
          failure={failureNotice(error, text.failed)}
          action={
            <Button $size="small" onClick={() => void refetch()}>
              {copy.retry}
            </Button>
          }
        />
      ) : null}
      {data ? (
        <ul aria-label={text.title}>
          {data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} url={links[invitation.id]} onSent={onSent} />
          ))}
        </ul>
      ) : isFetching ? (
        <SkeletonRows label={text.loading} count={1} height="48px" />
      ) : null}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space.x1};
  padding-top: ${space.x2};
  border-top: 1px solid ${color.border};
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  li + li { border-top: 1px solid ${color.border}; }
`;
