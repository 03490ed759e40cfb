import { styled } from 'styled-components';
import type { MailView } from '../../phone/views.ts';

/** Links open in a new tab; scripts, forms and pictures from elsewhere do not run or load. */
const around = '<base target="_blank"><meta charset="utf-8">';

export function MailReader({ mail: { subject, from, to, html, text } }: { mail: MailView }) {
  return (
    <Article aria-label={subject || 'Mail'}>
      <h2>{subject || 'No subject'}</h2>
      <p>
        From {from} to {to.join(', ')}
      </p>
      {html === null ? (
        <pre>{text}</pre>
      ) : (
        <iframe
          title="Text of the mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={around + html}
        />
      )}
    </Article>
  );
}

const Article = styled.article`
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
  h2 {
    font-size: 20px;
  }
  iframe {
    width: 100%;
    height: 60dvh;
    margin-top: 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: #fff;
  }
  pre {
    margin: 16px 0 0;
    font: inherit;
    white-space: pre-wrap;
  }
`;
