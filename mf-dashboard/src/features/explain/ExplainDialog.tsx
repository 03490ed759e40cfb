import { isApiError } from '@fanfare/shared/api';
import { useQueryState } from '@fanfare/shared/router';
import { Button, Dialog, SkeletonRows, StatePanel } from '@fanfare/shared/ui';
import { copy } from '../../copy/dialogs/explain.ts';
import { explainParams } from '../../state/explainParams.ts';
import { Decision } from './Decision.tsx';
import { useEventDecisionQuery } from './explain.api.ts';

const text = copy.why;

export function ExplainDialog() {
  const { values, set } = useQueryState(explainParams);
  return (
    <Dialog open={values.why !== null} onClose={() => set({ why: null })} title={text.title}>
      {values.why ? <Content id={values.why} /> : null}
    </Dialog>
  );
}

function Content({ id }: { id: string }) {
  const { currentData, error, refetch } = useEventDecisionQuery(id);
  if (currentData) return <Decision decision={currentData.data} />;
  if (!error) return <SkeletonRows label={text.loading} count={4} height="48px" />;
  const isMissing = isApiError(error) && error.kind !== 'network' && error.status === 404;
  return (
    <StatePanel
      kind="failed"
      title={text.failed}
      error={isMissing ? null : error}
      action={isMissing ? null : <Button onClick={refetch}>{text.retry}</Button>}
    >
      {isMissing ? text.missing : null}
    </StatePanel>
  );
}
