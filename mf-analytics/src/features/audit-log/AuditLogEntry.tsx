import type { AuditEntry } from '@fanfare/shared/contracts';
import { momentText } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { color, font, space } from '@fanfare/shared/ui';
import {
  BadgeCheck,
  Download,
  Gauge,
  KeyRound,
  Link2,
  Link2Off,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  PackagePlus,
  Percent,
  Rocket,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Trash2,
  Undo2,
  UserPlus,
  UserX,
} from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';

const text = copy.auditLog;

const icons: Readonly<Record<AuditEntry['event'], LucideIcon>> = {
  account_created: UserPlus,
  signed_in: LogIn,
  sign_in_failed: ShieldAlert,
  second_factor_failed: ShieldAlert,
  signed_out: LogOut,
  sessions_ended: LogOut,
  password_changed: KeyRound,
  password_reset: KeyRound,
  email_changed: Mail,
  two_factor_on: ShieldCheck,
  two_factor_off: ShieldOff,
  data_exported: Download,
  instagram_connected: Link2,
  instagram_disconnected: Link2Off,
  account_deleted: UserX,
  workspace_deleted: Trash2,
  contact_deleted: UserX,
  release_published: PackagePlus,
  release_approved: BadgeCheck,
  release_rollout: Percent,
  release_live: Rocket,
  release_rolled_back: Undo2,
  quota_hit: Gauge,
};
const alarming: readonly AuditEntry['event'][] = ['sign_in_failed', 'second_factor_failed'];

export function AuditLogEntry({ entry: { event, actor, address, device, deviceMessage, params, at } }: { entry: AuditEntry }) {
  const Icon = icons[event];
  const { account, remote, build, traffic, quota, dataset, count, provider, workspace, via, by } = params;
  const subject = account ? `@${account}` : remote ? [remote, build].filter(Boolean).join(' ') : '';
  const about = [
    subject,
    quota ? (text.quotas[quota] ?? quota) : '',
    dataset ? (text.datasets[dataset] ?? dataset) : '',
    count ? text.sessionCount(Number(count)) : '',
    traffic ? `${traffic} %` : '',
    provider ?? workspace ?? '',
    actor === 'user' ? '' : (text.sources[via ?? '']?.(by) ?? text.actors[actor]),
    device === null ? '' : localize(deviceMessage, device),
    address ?? '',
  ].filter((part) => part !== '');
  return (
    <Row $isAlarming={alarming.includes(event)}>
      <Icon aria-hidden="true" />
      <Words>
        <strong>{text.events[event]}</strong>
        {about.length > 0 ? <span>{about.join(' · ')}</span> : null}
        <time dateTime={at}>{momentText(at)}</time>
      </Words>
    </Row>
  );
}

const Row = styled.li<{ $isAlarming: boolean }>`
  display: flex;
  gap: ${space.x1half};
  padding: ${space.x1half} 0;
  & + & { border-top: 1px solid ${color.border}; }
  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${({ $isAlarming }) => ($isAlarming ? color.danger : color.textMuted)};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  strong { font-weight: ${font.weight.medium}; }
  > span, > time { color: ${color.textMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
