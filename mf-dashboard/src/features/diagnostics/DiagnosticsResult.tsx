import { AccountNote, DoctorChecks } from '@fanfare/shared/domain';
import { Button, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/diagnostics.ts';
import { CheckAction } from './CheckAction.tsx';
import { useDiagnosticsQuery } from './diagnostics.api.ts';
import { PauseNotice } from './PauseNotice.tsx';

const text = copy.doctor;

export function DiagnosticsResult() {
  const { data, isFetching, error, isError, refetch } = useDiagnosticsQuery();
  if (!data) {
    if (!isError) return <SkeletonRows label={text.loading} count={8} height="48px" />;
    return (
      <StatePanel kind="failed" error={error} title={text.failed} action={<Button onClick={refetch}>{text.retry}</Button>} />
    );
  }
  return (
    <Frame>
      <AccountNote />
      <PauseNotice />
      <DoctorChecks
        {...data.data}
        isFetching={isFetching}
        isFailed={isError}
        onAgain={refetch}
        action={(check) => <CheckAction check={check} />}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;
