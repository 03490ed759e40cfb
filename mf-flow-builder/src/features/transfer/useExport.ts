import { useHost } from '@fanfare/shared/host';
import { transferCopy as copy } from '../../copy/files/transfer.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import { writeFlowFile } from './writeFlowFile.ts';

export function useExport(): () => void {
  const store = useBuilderStore();
  const { toast } = useHost();
  return () => {
    const { nodes, edges, openFlow, name } = store.getState().flowBuilder;
    if (nodes.length === 0) {
      toast({ kind: 'error', title: copy.nothingToExport });
      return;
    }
    const title = openFlow?.name ?? name;
    const address = URL.createObjectURL(new Blob([writeFlowFile(title, { nodes, edges })], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = copy.fileName(title);
    link.click();
    URL.revokeObjectURL(address);
  };
}
