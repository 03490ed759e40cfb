import type { MessageButton, OutgoingMessage } from '@fanfare/shared/contracts';
import { Button, color, font, radius, space } from '@fanfare/shared/ui';
import { Image, Mic, Paperclip, Video } from 'lucide-react';
import styled from 'styled-components';
import { testCopy as copy } from '../../../copy/panels/testPanel.ts';
import { Bubble } from './bubbles.tsx';

const mediaIcons = { image: Image, video: Video, audio: Mic, file: Paperclip } as const;

interface MessageViewProps {
  message: OutgoingMessage;
  isLast: boolean;
  onTap: (tapped: { text: string; payload: string; isQuickReply?: boolean }) => void;
}

/** Media is named but not loaded, because its URL may contain values of a real run. */
export function MessageView({ message, isLast, onTap }: MessageViewProps) {
  switch (message.kind) {
    case 'text':
      return (
        <>
          <Bubble>{message.text}</Bubble>
          {isLast && message.quickReplies ? (
            <Replies>
              {message.quickReplies.map(({ title, payload }) => (
                <Button key={payload} $size="small" onClick={() => onTap({ text: title, payload, isQuickReply: true })}>
                  {title}
                </Button>
              ))}
            </Replies>
          ) : null}
        </>
      );
    case 'buttons':
      return (
        <Bubble>
          {message.text}
          <Buttons buttons={message.buttons} onTap={onTap} />
        </Bubble>
      );
    case 'cards':
      return (
        <Cards tabIndex={0} role="group">
          {message.cards.map(({ title, subtitle, imageUrl, buttons = [] }, place) => (
            <Card key={place}>
              {imageUrl === undefined ? null : <File type="image" address={imageUrl} />}
              <strong>{title}</strong>
              {subtitle === undefined ? null : <small>{subtitle}</small>}
              <Buttons buttons={buttons} onTap={onTap} />
            </Card>
          ))}
        </Cards>
      );
    case 'media':
      return (
        <Bubble>
          <File type={message.mediaType} address={message.url} />
        </Bubble>
      );
    case 'pictures':
      return (
        <Bubble>
          {copy.pictures(message.urls.length)}
          {message.urls.map((url) => (
            <File key={url} type="image" address={url} />
          ))}
        </Bubble>
      );
    case 'reaction':
      return <Bubble>{message.emoji}</Bubble>;
    default:
      return null;
  }
}

function Buttons({ buttons, onTap }: { buttons: readonly MessageButton[]; onTap: MessageViewProps['onTap'] }) {
  if (buttons.length === 0) return null;
  return (
    <ButtonList>
      {buttons.map((button) =>
        'payload' in button ? (
          <Button key={button.payload} $size="small" $wide onClick={() => onTap({ text: button.title, payload: button.payload })}>
            {button.title}
          </Button>
        ) : (
          <small key={button.title}>
            <strong>{button.title}</strong> {copy.opens(button.url)}
          </small>
        ),
      )}
    </ButtonList>
  );
}

function File({ type, address }: { type: keyof typeof mediaIcons; address: string }) {
  const Icon = mediaIcons[type];
  return (
    <FileLine>
      <Icon aria-hidden="true" size={20} />
      <span>
        {copy.media[type]}
        <small>{address}</small>
      </span>
    </FileLine>
  );
}

const Replies = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  button { border-radius: ${radius.pill}; border-color: ${color.accent}; color: ${color.accent}; }
`;

const ButtonList = styled.div`
  display: grid;
  gap: ${space.half};
  margin-top: ${space.x1};
  small { font-size: ${font.size.small}; color: ${color.textMuted}; }
  button { height: auto; padding-block: ${space.half}; white-space: normal; }
`;

const Cards = styled.div`
  display: flex;
  flex: none;
  gap: ${space.x1};
  max-width: 100%;
  padding-bottom: ${space.half};
  overflow-x: auto;
`;

const Card = styled.div`
  display: grid;
  flex: none;
  align-content: start;
  gap: ${space.half};
  width: 200px;
  padding: ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  > small { font-size: ${font.size.small}; color: ${color.textMuted}; }
`;

const FileLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.half} 0;
  svg { flex: none; color: ${color.textMuted}; }
  small { display: block; font-size: ${font.size.small}; color: ${color.textMuted}; }
`;
