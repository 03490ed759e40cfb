import { failureNotice } from '@fanfare/shared/api';
import { type DoctorCheck, routes } from '@fanfare/shared/contracts';
import { AccountNote, DoctorChecks } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, Button, type ButtonLook, buttonStyle, color, SkeletonRows, StatePanel } from '@fanfare/shared/ui';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { doctorCopy as text } from '../../copy/diagnostics.ts';
import { type Repair, useConnectionDiagnosticsQuery, useRepairConnectionMutation } from './diagnostics.api.ts';

export function DiagnosticsCard() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={text.title}>
      <AccountNote />
      {isAsked ? (
        <Examination />
      ) : (
        <>
          <Quiet>{text.text}</Quiet>
          <div>
            <Button onClick={() => setAsked(true)}>
              <Stethoscope aria-hidden="true" />
              {text.open}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}

function Examination() {
  const { data, isFetching, error, isError, refetch } = useConnectionDiagnosticsQuery();
  if (!data) {
    if (!isError) return <SkeletonRows label={text.loading} count={8} height="48px" />;
    return (
      <StatePanel kind="failed" error={error} title={text.failed} action={<Button onClick={refetch}>{text.again}</Button>} />
    );
  }
  return (
    <DoctorChecks
      {...data.data}
      isFetching={isFetching}
      isFailed={isError}
      onAgain={refetch}
      action={(check) => <Repairing check={check} />}
    />
  );
}

function Repairing({ check: { id, result, canFix } }: { check: DoctorCheck }) {
  const { toast } = useHost();
  const mayRepair = usePermission('instagram.manage');
  const [repair, { isLoading }] = useRepairConnectionMutation();
  if (!mayRepair) return null;
  if (!canFix || !isRepair(id)) {
    if (result !== 'fail' || !id.startsWith('token') || canFix) return null;
    return (
      <ButtonLink to={routes.connectInstagram} $variant="primary" $size="small">
        {text.connect}
      </ButtonLink>
    );
  }
  const run = async () => {
    const { error } = await repair(id);
    if (error) toast(failureNotice(error, text.fixFailed));
    else toast({ kind: 'success', title: text.fixed });
  };
  return (
    <BusyButton $variant="primary" $size="small" isBusy={isLoading} busyText={text.fixing} onClick={() => void run()}>
      {text.fixes[id]}
    </BusyButton>
  );
}

function isRepair(id: DoctorCheck['id']): id is Repair {
  return id in text.fixes;
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;
