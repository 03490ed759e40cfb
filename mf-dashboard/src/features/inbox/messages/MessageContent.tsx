import type { ThreadMessage } from '@fanfare/shared/contracts';
import { color, font, radius, space } from '@fanfare/shared/ui';
import { Reply } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { attachmentName } from './attachmentName.ts';
import { MediaView } from './MediaView.tsx';

const text = copy.inbox.message;

export function MessageContent({ message }: { message: ThreadMessage }) {
  if (message.isDeleted) return <Quiet>{text.deleted}</Quiet>;
  const own = message.message;
  return (
    <>
      {message.attachments.map(({ type, url, title }, index) =>
        type === 'story_reply' ? (
          <Context key={`${type} ${index}`}>
            <Reply aria-hidden="true" size={14} />
            {attachmentName(type)}
          </Context>
        ) : (
          <MediaView key={`${type} ${url}`} type={type} url={url} title={title} />
        ),
      )}
      {own?.kind === 'media' ? <MediaView type={own.mediaType} url={own.url} title={null} /> : null}
      {own?.kind === 'pictures' ? (
        <Pictures>
          {own.urls.map((url) => (
            <MediaView key={url} type="image" url={url} title={null} />
          ))}
        </Pictures>
      ) : null}
      {message.text ? <Text dir="auto">{message.text}</Text> : null}
      {own?.kind === 'cards'
        ? own.cards.map((card) => (
            <Card key={`${card.title} ${card.url}`}>
              <strong>{card.title}</strong>
              {card.subtitle ? <span>{card.subtitle}</span> : null}
              {card.buttons?.map(({ title }) => (
                <Choice key={title}>{title}</Choice>
              ))}
            </Card>
          ))
        : null}
      {own?.kind === 'buttons' || (own?.kind === 'text' && own.quickReplies) ? (
        <Choices>
          {(own.kind === 'buttons' ? own.buttons : (own.quickReplies ?? [])).map(({ title }) => (
            <Choice key={title}>{title}</Choice>
          ))}
        </Choices>
      ) : null}
      {hasContent(message) ? null : <Quiet>{text.noText}</Quiet>}
    </>
  );
}

function hasContent({ text: words, attachments, message }: ThreadMessage): boolean {
  return Boolean(words) || attachments.length > 0 || message !== null;
}

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Quiet = styled.em`
  color: ${color.textMuted};
`;

const Context = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Pictures = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.half};
`;

const Card = styled.span`
  display: grid;
  gap: ${space.half};
  padding: ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
`;

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
`;

const Choice = styled.span`
  padding: 2px ${space.x1half};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  font-size: ${font.size.small};
  text-align: center;
`;
