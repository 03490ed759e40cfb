import { FLOW_BODY_MAX_BYTES, FLOW_NODES_MAX } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { Banner, Button, color, FieldFrame, font, Input, radius, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { transferCopy as copy } from '../../copy/files/transfer.ts';
import { withNewIds } from '../../state/graph/withNewIds.ts';
import { FlowSketch } from '../../state/sketch/FlowSketch.tsx';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { nodeText } from '../../state/texts/nodeText.ts';
import { useBuilderStore } from '../../state/useBuilderSelector.ts';
import type { ImportPlan } from './FlowFile.ts';
import { type ImportResult, readImport } from './readImport.ts';

const LINES_SHOWN = 12;

export function ImportForm({ onEnd }: { onEnd: () => void }) {
  const dispatch = useAppDispatch();
  const store = useBuilderStore();
  const { toast } = useHost();
  const [result, setResult] = useState<ImportResult | null>(null);

  const read = async (file: File | undefined) => {
    if (!file) setResult(null);
    else if (file.size > FLOW_BODY_MAX_BYTES) setResult({ ok: false, error: copy.tooLarge });
    else setResult(rejectTooMany(readImport(await file.text())));
  };
  const put = ({ name, graph }: ImportPlan) => {
    const { openFlow, name: typed } = store.getState().flowBuilder;
    const { graphReplaced, nameTyped } = flowBuilderSlice.actions;
    dispatch(graphReplaced({ ...withNewIds(graph, Date.now()), isFitted: true }));
    if (!openFlow && typed.trim() === '' && name !== '') dispatch(nameTyped(name));
    toast({ kind: 'success', title: copy.done(name || copy.unnamed) });
    onEnd();
  };

  return (
    <Form>
      <FieldFrame label={copy.file} hint={copy.fileHint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </FieldFrame>
      {result === null ? null : result.ok ? <Plan plan={result.plan} /> : <Banner tone="danger">{result.error}</Banner>}
      <Actions>
        <Button onClick={onEnd}>{copy.cancel}</Button>
        <Button
          $variant="primary"
          disabled={!result?.ok || result.plan.graph.nodes.length === 0}
          onClick={() => result?.ok && put(result.plan)}
        >
          {copy.put}
        </Button>
      </Actions>
    </Form>
  );
}

function Plan({ plan: { source, graph, report } }: { plan: ImportPlan }) {
  if (graph.nodes.length === 0) return <Banner tone="danger">{copy.empty}</Banner>;
  return (
    <>
      <p role="status">{copy.found(source, graph.nodes.length, graph.edges.length)}</p>
      <Sheet>
        <FlowSketch label={copy.drawing} graph={graph} textOf={nodeText} />
      </Sheet>
      {report.length === 0 ? (
        <p>{copy.whole}</p>
      ) : (
        <section>
          <h3>{copy.report(report.length)}</h3>
          <ul>
            {report.slice(0, LINES_SHOWN).map(({ text }, place) => (
              <li key={place}>{text}</li>
            ))}
            {report.length > LINES_SHOWN ? <li>{copy.more(report.length - LINES_SHOWN)}</li> : null}
          </ul>
        </section>
      )}
      <p>{copy.replaces}</p>
    </>
  );
}

function rejectTooMany(result: ImportResult): ImportResult {
  return result.ok && result.plan.graph.nodes.length > FLOW_NODES_MAX
    ? { ok: false, error: copy.tooMany(FLOW_NODES_MAX) }
    : result;
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  h3 { margin-bottom: ${space.half}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  p, li { color: ${color.textMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
  ul { margin: 0; padding-inline-start: ${space.x2}; list-style: disc; }
`;

const Sheet = styled.div`
  height: 240px;
  padding: ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.canvas};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
