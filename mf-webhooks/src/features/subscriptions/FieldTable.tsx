import { eventTypes, type WebhookSubscription } from '@fanfare/shared/contracts';
import { eventTypeNames, LiveBadge, RelativeTime } from '@fanfare/shared/domain';
import { font, type Tone } from '@fanfare/shared/ui';
import { type Column, DataTable } from '@fanfare/shared/widgets';
import { useMemo } from 'react';
import styled from 'styled-components';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';

const text = subscriptionsCopy.fields;
type Field = WebhookSubscription['fields'][number];
type State = 'subscribed' | 'missing' | 'off' | 'notAllowed';

const tones: Readonly<Record<State, Tone>> = { subscribed: 'success', missing: 'warning', off: 'neutral', notAllowed: 'neutral' };
/** Fields whose events have another name. */
const otherNames: Readonly<Record<string, (typeof eventTypes)[number]>> = {
  message_edit: 'message_edits',
  messaging_postbacks: 'message_postbacks',
  messaging_referral: 'message_referrals',
  messaging_seen: 'message_seen',
};

interface FieldTableProps {
  username: string;
  fields: readonly Field[];
  isOn: boolean;
}

export function FieldTable({ username, fields, isOn }: FieldTableProps) {
  const columns = useMemo(() => columnsOf(isOn), [isOn]);
  return (
    <DataTable
      label={text.label(username)}
      columns={columns}
      rows={fields}
      rowId={({ field }) => field}
      rowName={({ field }) => field}
    />
  );
}

function columnsOf(isOn: boolean): readonly Column<Field>[] {
  return [
    { id: 'field', header: text.field, isLead: true, cell: ({ field }) => <Code>{field}</Code> },
    { id: 'brings', header: text.brings, cell: ({ field }) => nameOf(field) },
    {
      id: 'state',
      header: text.state,
      cell: (field) => {
        const state = stateOf(field, isOn);
        return <LiveBadge tone={tones[state]}>{text[state]}</LiveBadge>;
      },
    },
    { id: 'wantedBy', header: text.wantedBy, cell: ({ wantedBy }) => wantedBy.join(', ') || text.unused },
    {
      id: 'last',
      header: text.lastEvent,
      cell: ({ lastEventAt }) => (lastEventAt ? <RelativeTime at={lastEventAt} /> : subscriptionsCopy.never),
    },
  ];
}

function stateOf({ isSubscribed, isAllowed }: Field, isOn: boolean): State {
  if (isSubscribed) return 'subscribed';
  if (!isAllowed) return 'notAllowed';
  return isOn ? 'missing' : 'off';
}

function nameOf(field: string): string {
  const type = otherNames[field] ?? eventTypes.find((known) => known === field);
  return type ? eventTypeNames[type] : field;
}

const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;
