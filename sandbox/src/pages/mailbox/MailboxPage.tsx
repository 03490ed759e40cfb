import { Mail } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MailView, StatusView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { ConfirmButton } from '../ui/feedback/ConfirmButton.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { StateCard } from '../ui/feedback/StateCard.tsx';
import { formatDayAndTime } from '../ui/formatTime.ts';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { Row } from '../ui/frame/Row.ts';
import { MailReader } from './MailReader.tsx';

export function MailboxPage() {
  const mails = useLiveQuery<MailView[]>('/mails', ['mails']);
  const mailbox = useLiveValue<StatusView>('/status', [])?.mailbox;
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <PageBody
      title="Mailbox"
      lead={
        <>
          Every mail that the product sends; none leaves this machine.{' '}
          {mailbox && (mailbox.port === null ? mailbox.problem : `SMTP on localhost:${mailbox.port}, any login.`)}
        </>
      }
      width={1160}
    >
      <Region answer={mails} what="The mails">
        {(shown) => {
          const mail = shown.find(({ id }) => id === chosen) ?? shown[0];
          if (!mail) {
            return (
              <StateCard icon={Mail} title="No mail yet">
                <p>A confirmation, a new password, a weekly report: what the product sends appears here at once.</p>
              </StateCard>
            );
          }
          return (
            <Columns>
              <div>
                <Row $spread>
                  <p>{shown.length === 1 ? '1 mail' : `${shown.length} mails`}</p>
                  <ConfirmButton
                    label="Clear"
                    question="Delete every mail?"
                    consequence="They cannot be brought back."
                    confirm="Delete all"
                    onConfirm={() => change('DELETE', '/mails')}
                  />
                </Row>
                <List>
                  {shown.map(({ id, at, to, subject }) => (
                    <li key={id}>
                      <button type="button" aria-pressed={id === mail.id} onClick={() => setChosen(id)}>
                        <b dir="auto">{subject || 'No subject'}</b>
                        <span>{to.join(', ')}</span>
                        <span>{formatDayAndTime(at)}</span>
                      </button>
                    </li>
                  ))}
                </List>
              </div>
              <MailReader key={mail.id} mail={mail} />
            </Columns>
          );
        }}
      </Region>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (min-width: 760px) {
    grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
  }
  p {
    color: var(--soft);
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 12px 0 0;
  padding: 3px;
  list-style: none;
  @media (max-width: 759px) {
    max-height: 240px;
    overflow-y: auto;
  }
  button {
    display: grid;
    width: 100%;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--roundMedium);
    background: var(--card);
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--strongLine);
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
