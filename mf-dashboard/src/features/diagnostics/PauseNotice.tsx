import { failureNotice, useInstagramStatusQuery } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, Card, color, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/diagnostics.ts';
import { useResumeSendingMutation } from './diagnostics.api.ts';

const text = copy.doctor;

export function PauseNotice() {
  const { toast } = useHost();
  const mayResume = usePermission('instagram.manage');
  const { data: status } = useInstagramStatusQuery();
  const [resume, { isLoading }] = useResumeSendingMutation();
  if (!status?.pause) return null;

  const run = async () => {
    const { error } = await resume();
    if (error) toast(failureNotice(error, text.resumeFailed));
    else toast({ kind: 'success', title: text.resumed });
  };
  return (
    <Notice role="alert">
      <div>
        <b>{localize(status.pause.message, status.pause.text)}</b>
        <p>{localize(status.pause.fixMessage, status.pause.fix)}</p>
      </div>
      {mayResume ? (
        <BusyButton $variant="primary" $size="small" isBusy={isLoading} busyText={text.fixing} onClick={() => void run()}>
          {text.resume}
        </BusyButton>
      ) : null}
    </Notice>
  );
}

const Notice = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  padding: ${space.x2};
  border-color: ${color.danger};
  > div { flex: 1 1 260px; }
  p { color: ${color.textMuted}; }
`;
