import { usePermission } from '@fanfare/shared/store';
import { color, font, IconButton, Menu, media, motion, radius, space } from '@fanfare/shared/ui';
import { CornerDownRight, MoreVertical, Plus, Split } from 'lucide-react';
import styled from 'styled-components';
import { outlineCopy as copy } from '../../copy/panels/outline.ts';
import { nodeName } from '../../state/graph/nodeTitle.ts';
import { nodeIcons } from '../../state/nodeCatalog.ts';
import { nodeText } from '../../state/texts/nodeText.ts';
import type { OutlineRow } from './outlineRows.ts';
import type { RowAction } from './RowAction.ts';

/** Deeper rows are not indented further, to save space on a phone. */
const DEEPEST = 7;

const groups: readonly (readonly RowAction[])[] = [['edit', 'addAfter', 'connect'], ['up', 'down'], ['test', 'show'], ['remove']];
const readingGroups: typeof groups = [['test', 'show']];
const keys: Partial<Record<RowAction, string>> = {
  edit: 'Enter',
  addAfter: 'A',
  connect: 'C',
  up: 'Alt+↑',
  down: 'Alt+↓',
  test: 'T',
  remove: 'Del',
};

interface OutlineRowViewProps {
  row: OutlineRow;
  isCurrent: boolean;
  onFocus: () => void;
  onAction: (action: RowAction) => void;
}

/** Renders a node, one of its outputs, or a reference to a node that is listed above. */
export function OutlineRowView({ row, isCurrent, onFocus, onAction }: OutlineRowViewProps) {
  const { node, level, kind } = row;
  const mayEdit = usePermission('flows.edit');
  const name = nodeName(node);
  const Icon = kind === 'node' ? nodeIcons[node.type] : kind === 'again' ? CornerDownRight : Split;
  return (
    <Line
      role="treeitem"
      aria-level={level}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      data-key={row.key}
      data-kind={kind}
      style={{ marginInlineStart: `${(Math.min(level, DEEPEST) - 1) * 14}px` }}
      onFocus={onFocus}
      onDoubleClick={() => onAction('edit')}
    >
      <Icon aria-hidden="true" size={16} />
      <Text>
        {kind === 'node' ? (
          <>
            <strong>{name}</strong>
            <span>{nodeText(node)}</span>
          </>
        ) : kind === 'again' ? (
          <span>{copy.again(name)}</span>
        ) : (
          <span>
            <b>{copy.way(row.output.label ?? '')}</b>
            {row.isOpen ? ` ${copy.open}` : null}
          </span>
        )}
      </Text>
      {kind === 'way' && mayEdit ? (
        <IconButton
          $variant="quiet"
          $size="small"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={copy.add.title(copy.way(row.output.label ?? ''))}
          onClick={() => onAction('addAfter')}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      ) : null}
      {kind === 'node' ? (
        <Menu
          label={copy.actions(name)}
          trigger={
            <IconButton $variant="quiet" $size="small" tabIndex={isCurrent ? 0 : -1} aria-label={copy.actions(name)}>
              <MoreVertical aria-hidden="true" />
            </IconButton>
          }
          groups={(mayEdit ? groups : readingGroups).map((group) => ({
            items: group.map((action) => ({
              id: action,
              label: copy.menu[action],
              extra: keys[action],
              ...(action === 'remove' && { tone: 'danger' as const }),
              run: () => onAction(action),
            })),
          }))}
        />
      ) : null}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 40px;
  padding-block: ${space.half}; padding-inline: ${space.x1} ${space.half};
  border-radius: ${radius.small};
  cursor: default;
  transition: background ${motion.quick};
  > svg { flex: none; color: ${color.accent}; }
  &:hover { background: ${color.sunken}; }
  &[data-kind='way'], &[data-kind='again'] { min-height: 32px; > svg { color: ${color.textMuted}; } }
  ${media.narrow} { min-height: 48px; &[data-kind='way'], &[data-kind='again'] { min-height: 44px; } }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  font-size: ${font.size.small};
  strong, span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-weight: ${font.weight.medium}; }
  span { color: ${color.textMuted}; }
  b { font-weight: ${font.weight.medium}; color: ${color.text}; }
`;
