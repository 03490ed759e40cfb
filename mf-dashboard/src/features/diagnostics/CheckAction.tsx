import { failureNotice } from '@fanfare/shared/api';
import { type DoctorCheck, routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, type ButtonLook, buttonStyle } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/diagnostics.ts';
import { type Fix, useFixCheckMutation } from './diagnostics.api.ts';

const text = copy.doctor;
/** Checks that only reconnecting can fix. */
const byConnecting: ReadonlySet<DoctorCheck['id']> = new Set(['connected', 'token_alive', 'token_life', 'scopes']);

export function CheckAction({ check: { id, result, canFix } }: { check: DoctorCheck }) {
  if (!usePermission('instagram.manage')) return null;
  if (canFix && isFix(id)) return <FixButton fix={id} />;
  if ((result !== 'fail' && result !== 'warn') || !byConnecting.has(id)) return null;
  return (
    <ConnectLink to={routes.connectInstagram} $variant="primary" $size="small">
      {text.connect}
    </ConnectLink>
  );
}

function FixButton({ fix }: { fix: Fix }) {
  const { toast } = useHost();
  const [fixCheck, { isLoading }] = useFixCheckMutation();
  const run = async () => {
    const { error } = await fixCheck(fix);
    if (error) toast(failureNotice(error, text.fixFailed));
  };
  return (
    <BusyButton $variant="primary" $size="small" isBusy={isLoading} busyText={text.fixing} onClick={() => void run()}>
      {text.fixes[fix]}
    </BusyButton>
  );
}

function isFix(id: DoctorCheck['id']): id is Fix {
  return id in text.fixes;
}

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
