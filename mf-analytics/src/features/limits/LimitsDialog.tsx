import { failureNotice } from '@fanfare/shared/api';
import type { UserLimit } from '@fanfare/shared/contracts';
import { Button, Dialog, FailureBanner, font, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { CloudAlert } from 'lucide-react';
import styled from 'styled-components';
import { copy as text } from '../../copy/limits.ts';
import { LimitItem } from './LimitItem.tsx';
import { useUserLimitsQuery } from './limits.api.ts';

/** Limits with other names, from a newer server, are not shown. */
const groups: readonly { title: string; names: readonly UserLimit['name'][] }[] = [
  { title: text.groups.stored, names: ['flows', 'flowMegabytes', 'versionsPerFlow', 'automations'] },
  {
    title: text.groups.rates,
    names: ['callsAtOnce', 'callsPerMinute', 'databaseSecondsPerMinute', 'flowRequestsPerMinute'],
  },
];

interface LimitsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function LimitsDialog({ open, onClose }: LimitsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Limits />
    </Dialog>
  );
}

function Limits() {
  const { data, error, isFetching, refetch } = useUserLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = (
    <Button $size="small" onClick={refetch}>
      {text.retry}
    </Button>
  );
  if (!data) {
    if (isFetching || !error) return <SkeletonRows label={text.loading} count={8} height="64px" />;
    return <StatePanel kind="failed" title={text.failed} error={error} icon={<CloudAlert />} action={retry} />;
  }
  return (
    <Groups aria-busy={isFetching}>
      {error ? <FailureBanner failure={failureNotice(error, text.failed)} action={retry} /> : null}
      {groups.map(({ title, names }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul aria-label={title}>
            {names
              .flatMap((name) => data.find((limit) => limit.name === name) ?? [])
              .map((limit) => (
                <LimitItem key={limit.name} limit={limit} />
              ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space.x3};
  > * { min-width: 0; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;
