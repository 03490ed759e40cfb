import type { Thread } from '@fanfare/shared/contracts';
import { dateText, RelativeTime } from '@fanfare/shared/domain';
import { Avatar, Banner, color, font, IconButton, space } from '@fanfare/shared/ui';
import { Chip } from '@fanfare/shared/widgets';
import { ExternalLink, X } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { contactName, faceName } from '../contactName.ts';
import { Labels } from './Labels.tsx';
import { Notes } from './Notes.tsx';
import { Variables } from './Variables.tsx';

const text = copy.inbox.person;

export function ContactPane({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { contact } = thread;
  const name = contactName(contact);
  return (
    <Pane aria-label={text.label}>
      <CloseButton $variant="quiet" $size="small" aria-label={text.close} onClick={onClose}>
        <X aria-hidden="true" />
      </CloseButton>
      <Top>
        <Avatar name={faceName(contact)} src={contact.avatar} size={64} />
        <h2>{name}</h2>
        {contact.username ? (
          <a href={`https://www.instagram.com/${encodeURIComponent(contact.username)}/`} target="_blank" rel="noreferrer">
            @{contact.username}
            <ExternalLink aria-label={text.instagram} size={14} />
          </a>
        ) : null}
      </Top>
      {contact.optedOutAt ? <Banner tone="warning">{text.optedOut(dateText(contact.optedOutAt))}</Banner> : null}
      <Part>
        <h3>{text.lastWrote}</h3>
        {thread.lastInboundAt ? <RelativeTime at={thread.lastInboundAt} /> : <span>{text.never}</span>}
      </Part>
      <Part>
        <h3>{text.variables.title}</h3>
        <Variables contactId={contact.id} />
      </Part>
      <Part>
        <h3>{text.tags}</h3>
        {contact.tags.length === 0 ? <Quiet>{text.noTags}</Quiet> : null}
        <Chips>
          {contact.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Chips>
      </Part>
      <Part>
        <h3>{text.labels}</h3>
        <Labels thread={thread} />
      </Part>
      <Part>
        <h3>{text.notes}</h3>
        <Notes threadId={thread.id} />
      </Part>
    </Pane>
  );
}

const Pane = styled.aside`
  position: relative;
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  overflow-y: auto;
  padding: ${space.x2};
  border-inline-start: 1px solid ${color.border};
`;

const CloseButton = styled(IconButton)`
  position: absolute;
  top: ${space.x1};
  inset-inline-end: ${space.x1};
`;

const Top = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.half};
  text-align: center;
  overflow-wrap: anywhere;
  h2 { font-size: ${font.size.body}; }
  a { display: inline-flex; align-items: center; gap: ${space.half}; font-size: ${font.size.small}; }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  h3 { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  &:empty { display: none; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
