import { useState } from 'react';
import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { formatDayAndTime } from '../../pages/formatTime.ts';
import type { MailView, StatusView } from '../../phone/views.ts';
import { MailReader } from './MailReader.tsx';

/** Every mail that the product sent. Nothing leaves this machine. */
export function MailboxPage() {
  const mails = useLiveResource<MailView[]>('/mails', ['mails']);
  const status = useLiveResource<StatusView>('/status', []);
  const [chosen, setChosen] = useState<string | null>(null);
  const mail = mails?.find(({ id }) => id === chosen) ?? mails?.[0];
  return (
    <Page>
      <div>
        <h1>Mailbox</h1>
        {status && (
          <p>{status.mailbox.port === null ? status.mailbox.problem : `SMTP on localhost:${status.mailbox.port}, any login.`}</p>
        )}
        {mails?.length === 0 && <p>No mail yet.</p>}
        <ul>
          {mails?.map(({ id, at, to, subject }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === mail?.id} onClick={() => setChosen(id)}>
                <b>{subject || 'No subject'}</b>
                <span>
                  {to.join(', ')} · {formatDayAndTime(at)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {mail && <MailReader mail={mail} />}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: 24px;
  max-width: 1160px;
  margin: 0 auto;
  padding: clamp(12px, 3vw, 32px);
  @media (min-width: 760px) {
    grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
    align-items: start;
  }
  h1 {
    font-size: 24px;
  }
  p {
    color: var(--soft);
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 16px 0 0;
    padding: 0;
    list-style: none;
  }
  button {
    display: grid;
    width: 100%;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--card);
    text-align: left;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--tint);
  }
  span {
    font-size: 14px;
    color: var(--soft);
  }
`;
