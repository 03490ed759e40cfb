import { useCommands } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { Button } from '@fanfare/shared/ui';
import { FolderOpen, Save } from 'lucide-react';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { useDraftSaver } from './draft/useDraftSaver.ts';
import { useFlowFromUrl } from './useFlowFromUrl.ts';
import { useLoadFlow } from './useLoadFlow.ts';
import { useSaveFlow } from './useSaveFlow.ts';

const { selectName, selectOpenFlow, selectTask } = flowBuilderSlice.selectors;

export function SaveLoadBar() {
  const name = useBuilderSelector(selectName);
  const mayEdit = usePermission('flows.edit');
  const task = useBuilderSelector(selectTask);
  const save = useSaveFlow();
  const load = useLoadFlow();
  useFlowFromUrl(load);
  const saveDraft = useDraftSaver();
  const hasFlow = useBuilderSelector(selectOpenFlow) !== null;
  // The draft of a named flow is saved without the name field.
  const saveByKey = () => void (hasFlow && name.trim() === '' ? saveDraft() : save());
  useCommands(mayEdit ? [{ id: 'builder.save', ...copy.saveKey, keys: 'Mod+S', alsoInFields: true, run: saveByKey }] : []);

  return (
    <>
      <Button disabled={task !== null} onClick={() => void load()}>
        <FolderOpen aria-hidden="true" />
        {task === 'loading' ? copy.loading : copy.load}
      </Button>
      {mayEdit ? (
        <Button disabled={task !== null} onClick={save}>
          <Save aria-hidden="true" />
          {task === 'saving' ? copy.saving : copy.save}
        </Button>
      ) : null}
    </>
  );
}
