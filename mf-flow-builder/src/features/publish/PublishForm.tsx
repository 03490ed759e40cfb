import type { BotFlow } from '@fanfare/shared/contracts';
import { VERSION_NOTE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { BusyButton, Button, color, FieldFrame, font, Skeleton, space, TextArea } from '@fanfare/shared/ui';
import { type FormEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { publishingCopy as copy } from '../../copy/panels/publishing.ts';
import { GraphChanges, isSameGraph } from '../../state/compare/GraphChanges.tsx';
import { compareGraphs } from '../../state/graph/compareGraphs.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { useFlowVersionQuery } from '../../state/versions.api.ts';
import { IssueLines } from './IssueLines.tsx';
import { PriorityNotice } from './PriorityNotice.tsx';

const { selectEdges, selectHasUnsavedChanges, selectNodes, selectSaveState, selectTask } = flowBuilderSlice.selectors;

export interface PublishTexts {
  title: (name: string) => string;
  /** Null hides the note. */
  noteHint: string | null;
  confirm: string;
  busy: string;
}

interface PublishFormProps {
  texts: PublishTexts;
  flow: BotFlow;
  onPublish: (note: string) => void;
  onCancel: () => void;
}

export function PublishForm({ texts, flow, onPublish, onCancel }: PublishFormProps) {
  const [note, setNote] = useState('');
  const issues = useBuilderSelector(viewSlice.selectors.selectDraftIssues) ?? [];
  const task = useBuilderSelector(selectTask);
  const isPublishing = task === 'publishing' || task === 'deciding';
  const hasUnsavedChanges = useBuilderSelector(selectHasUnsavedChanges);
  const saveState = useBuilderSelector(selectSaveState);
  const hasErrors = issues.some(({ severity }) => severity === 'error');
  const isSaving = saveState === 'unsaved' || saveState === 'saving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPublish(note);
  };
  return (
    <Form onSubmit={submit}>
      <Changes flow={flow} />
      <PriorityNotice flow={flow} />
      {issues.length > 0 ? (
        <section>
          <h3>{copy.issues}</h3>
          <IssueLines issues={issues} />
          {hasErrors ? <p>{copy.blocked}</p> : null}
        </section>
      ) : null}
      {texts.noteHint === null ? null : (
        <FieldFrame label={copy.note} hint={texts.noteHint}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={2}
              maxLength={VERSION_NOTE_MAX_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </FieldFrame>
      )}
      {flow.publishedVersion === null ? null : <p>{copy.running}</p>}
      <p role="status">{hasUnsavedChanges ? (isSaving ? copy.saving : copy.unsaved) : ''}</p>
      <Actions>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <BusyButton
          type="submit"
          $variant="primary"
          isBusy={isPublishing}
          busyText={texts.busy}
          disabled={hasErrors || hasUnsavedChanges}
        >
          {texts.confirm}
        </BusyButton>
      </Actions>
    </Form>
  );
}

function Changes({ flow: { id, publishedVersion } }: { flow: BotFlow }) {
  const nodes = useBuilderSelector(selectNodes);
  if (publishedVersion === null) return <p>{copy.first(nodes.length)}</p>;
  return (
    <section>
      <h3>{copy.changes(publishedVersion)}</h3>
      <ChangesSince id={id} version={publishedVersion} />
    </section>
  );
}

function ChangesSince({ id, version }: { id: string; version: number }) {
  const { data: answer, isError } = useFlowVersionQuery({ id, version });
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const published = answer?.data;
  const comparison = useMemo(() => published && compareGraphs(published, { nodes, edges }), [published, nodes, edges]);
  if (isError) return <p>{copy.notCompared}</p>;
  if (!comparison) return <Skeleton $height="48px" aria-label={copy.comparing} />;
  return isSameGraph(comparison) ? <p>{copy.same}</p> : <GraphChanges comparison={comparison} />;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  h3 { margin-bottom: ${space.half}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
  p:empty { display: none; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
