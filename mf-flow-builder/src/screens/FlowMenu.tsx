import { usePermission } from '@fanfare/shared/store';
import { IconButton, Menu } from '@fanfare/shared/ui';
import { CircleStop, Download, Ellipsis, FilePlus2, KeyRound, LayoutTemplate, Upload } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { transferCopy as copy } from '../copy/files/transfer.ts';
import { copy as publishTexts } from '../copy.ts';
import { usePublish } from '../features/publish/usePublish.ts';
import { useNewFlow } from '../features/save-load/useNewFlow.ts';
import { TemplatesDialog } from '../features/templates/TemplatesDialog.tsx';
import { ImportDialog } from '../features/transfer/ImportDialog.tsx';
import { useExport } from '../features/transfer/useExport.ts';
import { SecretsDialog } from '../state/secrets/SecretsDialog.tsx';
import { flowBuilderSlice } from '../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../state/useBuilderSelector.ts';

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
  const { unpublish } = usePublish();
  const isLive = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.isActive ?? false;
  const isBusy = useBuilderSelector(flowBuilderSlice.selectors.selectTask) !== null;
  const stop = {
    id: 'unpublish',
    label: publishTexts.publish.unpublish,
    icon: <CircleStop />,
    isDisabled: isBusy,
    run: () => void unpublish(),
  };
  const secrets = { id: 'secrets', label: copy.secrets, icon: <KeyRound />, run: () => setOpen('secrets') };
  return (
    <Corner>
      <Menu
        label={copy.menu}
        groups={mayEdit ? [{ items }, { items: [secrets] }, ...(isLive ? [{ items: [stop] }] : [])] : [{ items: [download] }]}
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
  margin-inline-start: auto;
`;
