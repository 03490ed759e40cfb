import { useAppDispatch, usePermission } from '@fanfare/shared/store';
import { Button, color, font, StatePanel, space, VisuallyHidden } from '@fanfare/shared/ui';
import { ArrowLeft, ListTree, Plus } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { outlineCopy as copy } from '../../copy/panels/outline.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { testRunSlice } from '../../state/slices/testRun.slice.ts';
import { viewSlice } from '../../state/slices/view.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { usePanel } from '../../state/usePanel.ts';
import { AddDialog } from './AddDialog.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import type { OutputRef } from './outlineEdits.ts';
import { type OutlineRow, outlineRows } from './outlineRows.ts';
import type { RowAction } from './RowAction.ts';
import { useOutline } from './useOutline.ts';

const { selectEdges, selectNodes } = flowBuilderSlice.selectors;

type OpenDialog = { kind: 'add'; way: OutputRef | null } | { kind: 'connect'; way: OutputRef };

/** `NodeDetails` is injected; it is the form of the node whose details are open. */
export function OutlinePanel({ NodeDetails }: { NodeDetails: ComponentType }) {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const rows = useMemo(() => outlineRows({ nodes, edges }), [nodes, edges]);
  const { showPanel } = usePanel();
  const outline = useOutline();
  const mayEdit = usePermission('flows.edit');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [focusTarget, setFocusTarget] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const edit = (row: OutlineRow) => {
    dispatch(viewSlice.actions.detailsOpened(row.node.id));
    setFocusTarget(row.key);
    setIsEditing(true);
  };
  const actions: Record<RowAction, (row: OutlineRow) => void> = {
    edit: (row) =>
      row.kind === 'again'
        ? setFocusTarget(row.node.id)
        : row.kind === 'way'
          ? setDialog({ kind: 'add', way: outputRefOf(row) })
          : edit(row),
    addAfter: (row) => setDialog({ kind: 'add', way: outputRefOf(row) }),
    connect: (row) => setDialog({ kind: 'connect', way: outputRefOf(row) }),
    up: (row) => outline.move(row.node, false),
    down: (row) => outline.move(row.node, true),
    test: (row) => {
      dispatch(testRunSlice.actions.testSetUp({ fromNodeId: row.node.id }));
      showPanel('test');
    },
    show: (row) => outline.show(row.node),
    remove: (row) => {
      if (row.kind !== 'node') return;
      const place = rows.indexOf(row);
      const next = rows.slice(place + 1).find(({ kind, node }) => kind === 'node' && node.id !== row.node.id) ?? rows[place - 1];
      outline.remove(row.node);
      setFocusTarget(next?.key ?? null);
      if (rows.length === 1) addButton.current?.focus();
    },
  };
  const backOnEscape = (event: KeyboardEvent) => {
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return;
    event.preventDefault();
    setIsEditing(false);
  };
  if (isEditing) {
    return (
      <Editing onKeyDown={backOnEscape}>
        <Back>
          <Button $variant="quiet" $size="small" autoFocus onClick={() => setIsEditing(false)}>
            <ArrowLeft aria-hidden="true" />
            {copy.back}
          </Button>
        </Back>
        <NodeDetails />
      </Editing>
    );
  }
  return (
    <Frame>
      {rows.length === 0 ? (
        <StatePanel kind="empty" icon={<ListTree />} title={copy.empty}>
          {copy.emptyHint}
        </StatePanel>
      ) : (
        <OutlineTree
          rows={rows}
          focusTarget={focusTarget}
          onFocused={() => setFocusTarget(null)}
          onAction={(action, row) => {
            if (mayEdit || isReading(action, row)) actions[action](row);
          }}
        />
      )}
      {mayEdit ? (
        <Foot>
          <Button ref={addButton} $size="small" onClick={() => setDialog({ kind: 'add', way: null })}>
            <Plus aria-hidden="true" />
            {rows.length === 0 ? copy.addFirst : copy.addBeginning}
          </Button>
          {rows.length === 0 ? null : <small>{copy.keys}</small>}
        </Foot>
      ) : null}
      <VisuallyHidden role="status">{outline.said}</VisuallyHidden>
      {dialog?.kind === 'add' ? (
        <AddDialog
          way={dialog.way}
          onAdd={(type, way) => {
            const id = outline.add(type, way);
            setDialog(null);
            setFocusTarget(id);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog?.kind === 'connect' ? (
        <ConnectDialog
          way={dialog.way}
          onConnect={(way, target) => {
            outline.connect(way, target);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Frame>
  );
}

function outputRefOf(row: OutlineRow): OutputRef {
  return { node: row.node, output: row.kind === 'way' ? row.output.id : null };
}

/** Opening a node shows its details, which are read-only without the permission. */
function isReading(action: RowAction, { kind }: OutlineRow): boolean {
  return action === 'test' || action === 'show' || (action === 'edit' && kind !== 'way');
}

const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x1};
  min-height: 0;
  padding: ${space.x1};
  overflow-y: auto;
`;

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  padding: ${space.x1};
  small { font-size: ${font.size.small}; color: ${color.textMuted}; }
`;

const Editing = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

const Back = styled.div`
  flex: none;
  padding: ${space.half} ${space.x1};
  border-bottom: 1px solid ${color.border};
`;
