import type { ThreadMessage } from '@fanfare/shared/contracts';
import { color, font, radius, space } from '@fanfare/shared/ui';
import { Reply } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { attachmentName } from '../media/attachmentName.ts';

const text = copy.inbox.message;

export type Answered = NonNullable<ThreadMessage['replyTo']>;

interface QuoteProps {
  answered: Answered;
  name: string;
  /** Shows the message. Absent if it cannot be shown. */
  onOpen?: (() => void) | undefined;
}

/** The message that another one answers. */
export function Quote({ answered, name, onOpen }: QuoteProps) {
  const words = (
    <>
      <strong>
        <Reply aria-hidden="true" size={12} />
        {answered.direction === 'out' ? text.quotedOwn : name}
      </strong>
      <span dir="auto">{quotedText(answered)}</span>
    </>
  );
  if (!onOpen || answered.id === null) return <Block>{words}</Block>;
  return (
    <Block as="button" type="button" title={text.showAnswered} onClick={onOpen}>
      {words}
    </Block>
  );
}

export function answeredBy({ id, direction, text: words, attachments, message }: ThreadMessage): Answered {
  const own = message?.kind === 'media' ? message.mediaType : message?.kind === 'pictures' ? 'image' : null;
  return { id, direction, text: words, attachment: attachments[0]?.type ?? own };
}

function quotedText({ id, text: words, attachment }: Answered): string {
  if (words) return words;
  if (attachment) return attachmentName(attachment);
  return id === null ? text.quotedUnknown : text.noText;
}

const Block = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding: ${space.half} ${space.x1};
  border: 0;
  border-inline-start: 3px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: color-mix(in srgb, ${color.surface} 60%, transparent);
  color: inherit;
  font-size: ${font.size.small};
  line-height: 1.4;
  text-align: start;
  strong { display: flex; align-items: center; gap: ${space.half}; font-size: ${font.size.caption}; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:is(button) { cursor: pointer; }
  &:is(button):hover { background: ${color.surface}; }
`;
