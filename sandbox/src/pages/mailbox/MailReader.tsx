import { useState } from 'react';
import { styled } from 'styled-components';
import type { MailView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { CopyButton } from '../ui/feedback/CopyButton.tsx';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { formatDayAndTime } from '../ui/formatTime.ts';
import { Card } from '../ui/frame/Card.ts';
import { Row } from '../ui/frame/Row.ts';
import { findLinks } from './findLinks.ts';

/** Links open in a new tab. The sandboxed frame blocks scripts, forms and external images. */
const around = '<base target="_blank"><meta charset="utf-8">';

export function MailReader({ mail }: { mail: MailView }) {
  const { id, at, subject, from, to, html, text } = mail;
  const [form, setForm] = useState<'html' | 'text'>(html === null ? 'text' : 'html');
  const { act, problem } = useAction();
  const links = findLinks(mail);
  return (
    <Card as="article" aria-label={subject || 'Mail'}>
      <header>
        <h2 dir="auto">{subject || 'No subject'}</h2>
        <Facts>
          From {from || 'unknown'} to {to.join(', ')} · <time dateTime={new Date(at).toISOString()}>{formatDayAndTime(at)}</time>
        </Facts>
      </header>
      <Row $spread>
        {html !== null && text !== null ? (
          <Segments
            legend="Form of the mail"
            value={form}
            onChange={setForm}
            options={[
              { value: 'html', text: 'As sent' },
              { value: 'text', text: 'Plain text' },
            ]}
          />
        ) : (
          <Facts>{html === null ? 'Plain text only' : 'No plain text in this mail'}</Facts>
        )}
        <Button $small onClick={() => void act(() => change('DELETE', `/mails/${id}`))}>
          Delete
        </Button>
      </Row>
      <Problem text={problem} />
      {form === 'html' && html !== null ? (
        <Letter
          title="Text of the mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={around + html}
        />
      ) : (
        <Plain dir="auto">{text}</Plain>
      )}
      {links.length > 0 && (
        <Links aria-label="Links in this mail">
          {links.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
              <CopyButton text={link} label="Copy link" />
            </li>
          ))}
        </Links>
      )}
    </Card>
  );
}

const Facts = styled.p`
  font-size: 14px;
  color: var(--soft);
`;

const Letter = styled.iframe`
  width: 100%;
  height: clamp(260px, 52dvh, 620px);
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: #fff;
  color-scheme: light;
`;

const Plain = styled.pre`
  margin: 0;
  padding: 14px;
  border-radius: var(--round);
  background: var(--raised);
  font: inherit;
  white-space: pre-wrap;
`;

const Links = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    font-size: 14px;
  }
  a {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
