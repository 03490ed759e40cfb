import { styled } from 'styled-components';
import { change } from '../../pages/sandboxApi.ts';
import type { MessageView } from '../views.ts';
import { Attachment } from './Attachment.tsx';

interface MessageExtrasProps {
  /** The conversation's messages in the JSON API. */
  path: string;
  message: MessageView;
}

/** What a message carries besides its text: media, a template, and what can be tapped. */
export function MessageExtras({ path, message: { mid, attachments, template, quickReplies } }: MessageExtrasProps) {
  const tap = (what: 'quick-reply' | 'button', title: string) =>
    void change('POST', `${path}/${mid}/${what}`, { title }).catch(() => undefined);
  const cards =
    template?.kind === 'generic' ? template.elements : template ? [{ title: template.text, buttons: template.buttons }] : [];
  return (
    <>
      {attachments.map((attachment, index) => (
        <Attachment key={`${mid} ${index + 1}`} attachment={attachment} />
      ))}
      {cards.map((card) => (
        <Card key={card.title}>
          <b>{card.title}</b>
          {'subtitle' in card && <p>{card.subtitle}</p>}
          {card.buttons.map((button) =>
            button.type === 'web_url' ? (
              <a key={button.title} href={button.url} target="_blank" rel="noreferrer">
                {button.title}
              </a>
            ) : (
              <button key={button.title} type="button" onClick={() => tap('button', button.title)}>
                {button.title}
              </button>
            ),
          )}
        </Card>
      ))}
      {quickReplies.length > 0 && (
        <Replies>
          {quickReplies.map((title) => (
            <button key={title} type="button" onClick={() => tap('quick-reply', title)}>
              {title}
            </button>
          ))}
        </Replies>
      )}
    </>
  );
}

const Card = styled.div`
  display: grid;
  gap: 6px;
  min-width: 200px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--raised);
  p {
    font-size: 14px;
    color: var(--soft);
  }
  a,
  button {
    display: grid;
    place-items: center;
    min-height: 44px;
    border: 0;
    border-radius: 10px;
    background: var(--theirs);
    color: var(--accent);
    font-weight: 600;
    text-decoration: none;
    cursor: pointer;
  }
`;

const Replies = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--accent);
    border-radius: 22px;
    background: transparent;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    background: var(--tint);
  }
`;
