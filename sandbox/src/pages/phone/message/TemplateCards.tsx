import { styled } from 'styled-components';
import type { Template, TemplateButton } from '../../../model/messageContent.ts';
import { CardPicture } from './CardPicture.tsx';
import { hostOf } from './hostOf.ts';

interface TemplateCardsProps {
  template: Template;
  /** Absent on the account's phone. */
  onTap: ((title: string) => void) | undefined;
}

export function TemplateCards({ template, onTap }: TemplateCardsProps) {
  const buttons = (list: TemplateButton[]) =>
    list.map((button) =>
      button.type === 'web_url' ? (
        <a key={button.title} href={button.url} target="_blank" rel="noreferrer">
          {button.title}
        </a>
      ) : (
        <button key={button.title} type="button" disabled={!onTap} onClick={() => onTap?.(button.title)}>
          {button.title}
        </button>
      ),
    );
  if (template.kind === 'button') {
    return (
      <Card>
        <div dir="auto">{template.text}</div>
        {buttons(template.buttons)}
      </Card>
    );
  }
  return (
    <Strip role="group" aria-label="Cards" tabIndex={template.elements.length > 1 ? 0 : undefined}>
      {template.elements.map(({ title, subtitle, imageUrl, url, buttons: list }, index) => (
        <Card key={`${title} ${index + 1}`}>
          {imageUrl !== undefined && <CardPicture url={imageUrl} />}
          <div dir="auto">
            <b>{title}</b>
            {subtitle !== undefined && <p>{subtitle}</p>}
            {url !== undefined && (
              <p>
                <a href={url} target="_blank" rel="noreferrer">
                  {hostOf(url)}
                </a>
              </p>
            )}
          </div>
          {buttons(list)}
        </Card>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  gap: 8px;
  max-width: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  border-radius: 18px;
`;

const Card = styled.div`
  display: grid;
  flex: none;
  align-content: start;
  width: 210px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--raised);
  scroll-snap-align: start;
  > div {
    padding: 10px 14px;
    font-size: 15px;
    line-height: 1.4;
  }
  p {
    font-size: 14px;
    color: var(--soft);
  }
  img {
    width: 100%;
    aspect-ratio: 1.91;
    object-fit: cover;
  }
  > a,
  > button {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-top: 1px solid var(--line);
    background: none;
    color: var(--accent);
    font-size: 15px;
    font-weight: 550;
    text-decoration: none;
    cursor: pointer;
  }
  > a:hover,
  > button:hover:not(:disabled) {
    background: var(--tint);
  }
  > button:disabled {
    color: var(--soft);
    cursor: default;
  }
  > :focus-visible {
    outline-offset: -3px;
  }
`;
