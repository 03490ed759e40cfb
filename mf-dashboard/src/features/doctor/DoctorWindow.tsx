import { useQueryState } from '@fanfare/shared/router';
import { Dialog } from '@fanfare/shared/ui';
import { copy } from '../../copy/windows/doctor.ts';
import { doctorParams } from '../../state/doctorParams.ts';
import { Examination } from './Examination.tsx';

export function DoctorWindow() {
  const { values, set } = useQueryState(doctorParams);
  const isOpen = values.doctor === 'open';
  return (
    <Dialog open={isOpen} onClose={() => set({ doctor: 'closed' })} title={copy.doctor.title}>
      {isOpen ? <Examination /> : null}
    </Dialog>
  );
}
