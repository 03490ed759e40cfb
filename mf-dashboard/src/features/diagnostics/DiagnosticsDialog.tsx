import { useQueryState } from '@fanfare/shared/router';
import { Dialog } from '@fanfare/shared/ui';
import { copy } from '../../copy/dialogs/diagnostics.ts';
import { diagnosticsParams } from '../../state/params/diagnosticsParams.ts';
import { DiagnosticsResult } from './DiagnosticsResult.tsx';

export function DiagnosticsDialog() {
  const { values, set } = useQueryState(diagnosticsParams);
  const isOpen = values.doctor === 'open';
  return (
    <Dialog open={isOpen} onClose={() => set({ doctor: 'closed' })} title={copy.doctor.title}>
      {isOpen ? <DiagnosticsResult /> : null}
    </Dialog>
  );
}
