import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppSelector, usePermission } from '@fanfare/shared/store';
import { color, space } from '@fanfare/shared/ui';
import { Switch } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useInboxMembersQuery, useSetAvailabilityMutation } from '../inbox.api.ts';
import { MEMBERS_POLL_MS, selectAssignsInTurn } from './selectIsTeam.ts';

const text = copy.inbox.team.availability;

/** Shown if the workspace assigns conversations automatically. */
export function AvailabilitySwitch() {
  const { toast } = useHost();
  const mayReply = usePermission('inbox.reply');
  const assignsInTurn = useAppSelector(selectAssignsInTurn);
  const user = useAppSelector(selectUser);
  const { data: members } = useInboxMembersQuery(undefined, {
    skip: !mayReply || !assignsInTurn,
    pollingInterval: MEMBERS_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const [change, { isLoading }] = useSetAvailabilityMutation();
  const own = members?.find(({ id }) => id === user?.id);
  if (!mayReply || !assignsInTurn || !own) return null;
  const isAvailable = own.isAvailable ?? false;
  const turn = async (next: boolean) => {
    const { error } = await change({ userId: own.id, isAvailable: next });
    if (error) toast(failureNotice(error, text.failed));
  };
  return (
    <Bar>
      <Switch
        label={text.available}
        hint={isAvailable ? text.isAvailable : text.isAway}
        checked={isAvailable}
        disabled={isLoading}
        onChange={(next) => void turn(next)}
      />
    </Bar>
  );
}

const Bar = styled.div`
  padding: ${space.x1} ${space.x1half};
  border-top: 1px solid ${color.border};
`;
