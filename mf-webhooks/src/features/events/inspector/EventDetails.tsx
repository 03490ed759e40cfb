import type { WebhookEvent } from '@fanfare/shared/contracts';
import {
  contentText,
  eventSource,
  exactMomentText,
  isNotice,
  outcomeTexts,
  ProcessedStatusBadge,
  senderName,
  useRowAccount,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { FactList, font } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { inspectorCopy } from '../../../copy/inspector.ts';

const text = inspectorCopy.details;

export function EventDetails({ event }: { event: WebhookEvent }) {
  const way = eventSource(event);
  const username = useRowAccount(event.connectedAccountId);
  return (
    <FactList
      facts={[
        { name: text.from, value: senderName(event) },
        { name: text.senderId, value: event.senderId && <Code>{event.senderId}</Code> },
        { name: text.username, value: username && `@${username}` },
        { name: text.account, value: event.accountId && <Code>{event.accountId}</Code> },
        { name: text.content, value: contentText(event) },
        { name: text.happened, value: exactMomentText(event.timestamp) },
        { name: text.received, value: exactMomentText(event.receivedAt) },
        { name: text.origin, value: text.origins[way] },
        { name: text.signature, value: text.signatures[way] },
        { name: text.status, value: <ProcessedStatusBadge status={event.processedStatus} /> },
        { name: text.attempts, value: event.attempts },
        { name: text.outcome, value: event.outcome && outcomeTexts[event.outcome] },
        {
          name: text.error,
          value: isNotice(event) ? null : event.processingError && localize(event.processingErrorMessage, event.processingError),
        },
        { name: text.response, value: event.flowResponse },
        { name: text.eventId, value: <Code>{event.eventId}</Code> },
        { name: text.position, value: event.seq },
      ]}
    />
  );
}

const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;
