import type { WorkspaceAuditEntry } from '@fanfare/shared/contracts';
import { momentText } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { color, font } from '@fanfare/shared/ui';
import type { Column } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy as text } from '../../copy/audit.ts';
import { copy } from '../../copy/settings.ts';

const { columns } = text;

export const auditColumns: readonly Column<WorkspaceAuditEntry>[] = [
  { id: 'event', header: columns.event, isLead: true, cell: ({ event }) => text.events[event] },
  { id: 'person', header: columns.person, cell: ({ by, actor }) => by?.name ?? text.actors[actor] },
  { id: 'object', header: columns.object, cell: (entry) => <ObjectOf entry={entry} /> },
  { id: 'change', header: columns.change, cell: changeOf },
  { id: 'from', header: columns.from, cell: (entry) => <Quiet>{originOf(entry)}</Quiet> },
  { id: 'at', header: columns.at, width: '150px', cell: ({ at }) => <time dateTime={at}>{timeText(at)}</time> },
];

function ObjectOf({ entry: { object, params } }: { entry: WorkspaceAuditEntry }) {
  const { quota = '' } = params;
  if (!object) return quota === '' ? null : (copy.auditLog.quotas[quota] ?? quota);
  const { kind, id, name } = object;
  const known =
    kind === 'dataset' ? (copy.auditLog.datasets[id ?? ''] ?? id) : kind === 'member' ? (name ?? text.actors.user) : name;
  return (
    <>
      <Quiet>{text.objects[kind]}</Quiet> {known}
    </>
  );
}

const switched: ReadonlySet<string> = new Set([
  'automation_toggled',
  'approval_setting_changed',
  'assignment_setting_changed',
  'accounts_chosen',
]);

function changeOf({ event, object, before, after }: WorkspaceAuditEntry): string {
  const write = (value: string) => {
    if (value === '') return text.nothing;
    if (event === 'flow_published' || event === 'flow_restored' || event === 'approval_given') return text.version(value);
    if (event === 'publication_scheduled') return timeText(value);
    if (switched.has(event)) return named(text.states, value);
    return object?.kind === 'member' || object?.kind === 'invitation' ? named(text.roleNames, value) : value;
  };
  if (before === null) return after === null ? '' : write(after);
  return text.change(write(before), after === null ? text.nothing : write(after));
}

function named(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}

function originOf({ device, deviceMessage, address }: WorkspaceAuditEntry): string {
  return [device === null ? '' : localize(deviceMessage, device), address ?? ''].filter((part) => part !== '').join(' · ');
}

function timeText(at: string): string {
  return momentText(at);
}

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
