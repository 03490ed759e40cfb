import { ownEventTypes, teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import { EventTypeIcon, senderName } from '@fanfare/shared/domain';
import { Avatar, color } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { kindOf } from './kindOf.ts';

/** The follower, with the kind of the event in the corner; only the kind for events of Fanfare. */
export function TurnFace({ event, size }: { event: WebhookEvent; size: number }) {
  const team = teamNoticeOf(event);
  const kind = kindOf(event);
  if (ownEventTypes.has(event.eventType) || event.senderId === null) {
    return (
      <Disc $ink={kind.ink} $ground={kind.soft} style={{ width: size, height: size }}>
        <EventTypeIcon type={event.eventType} team={team} />
      </Disc>
    );
  }
  return (
    <Face>
      <Avatar name={senderName(event).replace(/^@/, '')} src={event.userInfo.picture ?? null} size={size} />
      <Corner $ink={kind.ink} $ground={kind.soft}>
        <EventTypeIcon type={event.eventType} team={team} />
      </Corner>
    </Face>
  );
}

const Face = styled.span`
  position: relative;
  display: grid;
`;

const Disc = styled.span<{ $ink: string; $ground: string }>`
  display: grid;
  border-radius: 50%;
  overflow: hidden;
  && > span { width: 100%; height: 100%; border-radius: 50%; background: ${({ $ground }) => $ground}; color: ${({ $ink }) => $ink}; }
`;

const Corner = styled(Disc)`
  position: absolute;
  inset: auto -4px -3px auto;
  width: 18px;
  height: 18px;
  border: 2px solid ${color.surface};
  svg { width: 10px; height: 10px; }
`;
