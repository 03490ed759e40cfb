import type { Thread, ThreadMessage } from '@fanfare/shared/contracts';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { Avatar, color } from '@fanfare/shared/ui';
import { Bot, Plug, Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { faceName } from '../contactName.ts';

const FACE_PX = 28;

interface FaceProps {
  message: ThreadMessage;
  contact: Pick<Thread['contact'], 'name' | 'username' | 'avatar'> | undefined;
}

/** Tells people, flows and other tools apart. Decorative: the line below the message names the author. */
export function Face({ message: { author, by }, contact }: FaceProps) {
  const own = useAppSelector(selectUser)?.username;
  switch (author) {
    case 'contact':
      return <Avatar name={contact ? faceName(contact) : '?'} src={contact?.avatar ?? null} size={FACE_PX} />;
    case 'person':
      return <Avatar name={by?.name ?? own ?? '?'} size={FACE_PX} />;
    case 'flow':
    case 'automation':
      return (
        <Sign $ink={color.kindFlow} $ground={color.kindFlowSoft}>
          <Bot aria-hidden="true" size={16} />
        </Sign>
      );
    case 'phone':
      return (
        <Sign $ink={color.kindPerson} $ground={color.kindPersonSoft}>
          <Smartphone aria-hidden="true" size={16} />
        </Sign>
      );
    case 'other':
      return (
        <Sign $ink={color.textMuted} $ground={color.sunken}>
          <Plug aria-hidden="true" size={16} />
        </Sign>
      );
  }
}

const Sign = styled.span<{ $ink: string; $ground: string }>`
  display: grid;
  place-items: center;
  width: ${FACE_PX}px;
  height: ${FACE_PX}px;
  border-radius: 50%;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`;
