import type { ThreadMessage } from '@fanfare/shared/contracts';
import { color, font, radius, space } from '@fanfare/shared/ui';
import { CircleDashed } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { attachmentName } from '../media/attachmentName.ts';
import { MediaView } from '../media/MediaView.tsx';
import { isStory } from '../media/mediaShapes.ts';
import { PictureGrid } from '../media/PictureGrid.tsx';
import { Highlight } from '../search/Highlight.tsx';

const text = copy.inbox.message;

export function MessageContent({ message, find }: { message: ThreadMessage; find: string }) {
  if (message.isDeleted) return <Quiet>{text.deleted}</Quiet>;
  const own = message.message;
  // The echo of an own file would show it twice.
  const files = own?.kind === 'media' || own?.kind === 'pictures' ? [] : message.attachments;
  const isAlbum = files.length > 1 && files.every(({ type }) => type === 'image');
  return (
    <>
      {isAlbum ? (
        <PictureGrid urls={files.map(({ url }) => url)} />
      ) : (
        files.map((file, index) => <File key={`${file.type} ${index}`} {...file} />)
      )}
      {own?.kind === 'media' ? <MediaView type={own.mediaType} url={own.url} title={null} /> : null}
      {own?.kind === 'pictures' ? <PictureGrid urls={own.urls} /> : null}
      {message.text ? (
        <Text dir="auto">
          <Highlight text={message.text} find={find} />
        </Text>
      ) : null}
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

function File({ type, url, title }: ThreadMessage['attachments'][number]) {
  if (!isStory(type)) return <MediaView type={type} url={url} title={title} />;
  return (
    <Story>
      <Context>
        <CircleDashed aria-hidden="true" size={14} />
        {attachmentName(type)}
      </Context>
      {url === null && type === 'story_reply' ? null : <MediaView type={type} url={url} title={title} />}
    </Story>
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
  color: ${color.kindStory};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Story = styled.span`
  display: grid;
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
