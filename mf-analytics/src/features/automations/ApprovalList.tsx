import { RelativeTime, SectionCard } from '@fanfare/shared/domain';
import { Badge } from '@fanfare/shared/ui';
import { ActionLink } from '../../components/ActionLink.ts';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/automation.ts';
import { builderUrl } from '../../state/builderUrl.ts';
import { useApprovals } from './useApprovals.ts';

const text = copy.approvals;

export function ApprovalList() {
  const approvals = useApprovals();
  if (approvals.length === 0) return null;
  return (
    <SectionCard title={text.title}>
      {approvals.map(({ id, flow, by, note, state, requestedAt }) => (
        <SettingRow
          key={id}
          title={
            <>
              {flow.name}
              {state === 'outdated' ? <Badge tone="warning">{text.outdated}</Badge> : null}
            </>
          }
          text={
            <>
              {by.name ?? text.formerMember} · <RelativeTime at={requestedAt} />
              {note === '' ? null : <div>{note}</div>}
            </>
          }
        >
          <ActionLink $size="small" to={builderUrl(flow.name)} aria-label={text.reviewNamed(flow.name)}>
            {text.review}
          </ActionLink>
        </SettingRow>
      ))}
    </SectionCard>
  );
}
