import type { LogLine } from '@fanfare/releases';
import type { AuditActor, AuditEvent } from '@fanfare/shared/contracts';

const events: Partial<Record<LogLine['change']['kind'], AuditEvent>> = {
  publish: 'release_published',
  approve: 'release_approved',
  rollout: 'release_rollout',
  release: 'release_live',
  promote: 'release_live',
  rollback: 'release_rolled_back',
};

export function auditOf({ seq, change, by, via = 'command', remote, liveBefore, rolledOutBefore }: LogLine) {
  const event = events[change.kind];
  if (!event) return null;
  const build = 'build' in change ? change.build : (rolledOutBefore ?? liveBefore ?? '');
  const share: Record<string, string> = change.kind === 'rollout' ? { traffic: String(change.traffic) } : {};
  const actor: AuditActor = via === 'page' ? 'other_user' : 'system';
  return { event, actor, params: { remote, build, ...share, by, via, change: String(seq) } };
}
