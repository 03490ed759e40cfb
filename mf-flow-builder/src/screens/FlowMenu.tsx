import { usePermission } from '@fanfare/shared/store';
import { color, IconButton, Menu, radius, shadow, space } from '@fanfare/shared/ui';
import { Download, Ellipsis, FilePlus2, KeyRound, LayoutTemplate, Upload } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { transferCopy as copy } from '../copy/files/transfer.ts';
import { useNewFlow } from '../features/save-load/useNewFlow.ts';
import { TemplatesDialog } from '../features/templates/TemplatesDialog.tsx';
import { ImportDialog } from '../features/transfer/ImportDialog.tsx';
import { useExport } from '../features/transfer/useExport.ts';
import { SecretsDialog } from '../state/secrets/SecretsDialog.tsx';

export function FlowMenu() {
  const mayEdit = usePermission('flows.edit');
  const [open, setOpen] = useState<'templates' | 'import' | 'secrets' | null>(null);
  const exportFlow = useExport();
  const beginFlow = useNewFlow();
  const close = () => setOpen(null);
  const download = { id: 'export', label: copy.export, icon: <Download />, run: exportFlow };
  const items = [
    { id: 'new', label: copy.newFlow, icon: <FilePlus2 />, run: () => void beginFlow() },
    { id: 'templates', label: copy.templates, icon: <LayoutTemplate />, run: () => setOpen('templates') },
    { id: 'import', label: copy.import, icon: <Upload />, run: () => setOpen('import') },
    download,
  ];
  const secrets = { id: 'secrets', label: copy.secrets, icon: <KeyRound />, run: () => setOpen('secrets') };
  return (
    <Corner>
      <Menu
        label={copy.menu}
        groups={mayEdit ? [{ items }, { items: [secrets] }] : [{ items: [download] }]}
        trigger={
          <IconButton $variant="quiet" $size="small" aria-label={copy.menu}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      />
      <TemplatesDialog open={open === 'templates'} onClose={close} />
      <ImportDialog open={open === 'import'} onClose={close} />
      <SecretsDialog open={open === 'secrets'} onClose={close} />
    </Corner>
  );
}

const Corner = styled.div`
  position: absolute;
  top: ${space.x1};
  inset-inline-end: ${space.x1};
  z-index: 5;
  padding: 2px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`;
