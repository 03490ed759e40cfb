import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../code/CopyButton.tsx';
import { color, font, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { Rows } from '../rows/Rows.tsx';
import { useRovingFocus } from '../rows/useRovingFocus.ts';
import { JsonLine } from './JsonLine.tsx';
import { JsonSearch } from './JsonSearch.tsx';
import { pathText, valueAt } from './jsonPointer.ts';
import type { JsonRow } from './jsonRows.ts';
import { useJsonTree } from './useJsonTree.ts';

interface JsonTreeProps {
  label: string;
  value: unknown;
}

const ROW_PX = 24;

/**
 * A searchable JSON tree with keyboard navigation; paths and values can be copied. Only visible rows are rendered, so
 * that large documents stay fast.
 */
export function JsonTree({ label, value }: JsonTreeProps) {
  const tree = useJsonTree(value);
  const { rows } = tree;
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const awaited = useRef<string | undefined>(undefined);
  const ids = rows.map((row) => (row.more === undefined ? row.pointer : `${row.pointer} more`));
  const focus = useRovingFocus(ids, list);
  const current = rows[focus.current];
  const pointer = current?.pointer ?? '';

  // A match is rendered one update after its parents were opened.
  useEffect(() => {
    const index = awaited.current === undefined ? -1 : ids.indexOf(awaited.current);
    if (index < 0) return;
    awaited.current = undefined;
    focus.show(index);
  });

  function press(row: JsonRow) {
    if (row.more !== undefined) tree.showMore(row);
    else if (row.size) tree.setRowOpen(row, !row.isOpen);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !current) return;
    const at = focus.current;
    const above = rows.findLastIndex((row, index) => index < at && row.depth < current.depth);
    const act: Record<string, () => void> = {
      ArrowDown: () => focus.moveTo(at + 1),
      ArrowUp: () => focus.moveTo(at - 1),
      Home: () => focus.moveTo(0),
      End: () => focus.moveTo(rows.length - 1),
      ArrowRight: () => (current.isOpen ? focus.moveTo(at + 1) : current.size && tree.setRowOpen(current, true)),
      ArrowLeft: () => (current.isOpen && current.more === undefined ? tree.setRowOpen(current, false) : focus.moveTo(above)),
      Enter: () => press(current),
      ' ': () => press(current),
    };
    const action = Object.hasOwn(act, event.key) ? act[event.key] : undefined;
    if (!action) return;
    action();
    event.preventDefault();
  }

  return (
    <Frame>
      <JsonSearch
        query={tree.query}
        count={tree.hits.length}
        current={tree.hit}
        onChange={tree.search}
        onGo={(by) => {
          awaited.current = tree.goToHit(by);
        }}
      />
      <Box ref={box}>
        <Lines ref={list} role="tree" aria-label={label} onKeyDown={onKeyDown} {...focus.focusWatch}>
          <Rows
            count={rows.length}
            keyOf={(index) => ids[index] ?? String(index)}
            estimate={ROW_PX}
            keep={focus.current}
            onDrawn={focus.restoreFocus}
            list={list}
            box={box}
          >
            {(shown, after, measure) => (
              <>
                {shown.flatMap(({ index, gap }) => {
                  const row = rows[index];
                  if (!row) return [];
                  return [
                    gap > 0 ? <li key={`before ${index}`} role="none" style={{ height: gap }} /> : null,
                    <JsonLine
                      key={ids[index]}
                      row={row}
                      index={index}
                      isCurrent={index === focus.current}
                      found={tree.found}
                      measure={measure}
                      onFocus={() => focus.settle(index)}
                      onPress={() => press(row)}
                    />,
                  ];
                })}
                {after > 0 ? <li role="none" style={{ height: after }} /> : null}
              </>
            )}
          </Rows>
        </Lines>
      </Box>
      <Foot>
        <code>{pathText(value, pointer) || copy.json.whole}</code>
        <CopyButton label={copy.json.copyPath} text={() => pathText(value, pointer)} />
        <CopyButton label={copy.json.copyValue} text={() => textOf(valueAt(value, pointer))} />
      </Foot>
    </Frame>
  );
}

/** Omits quotes, for use in a search. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow: hidden;
`;

const Box = styled.div`
  max-height: 420px;
  overflow: auto;
`;

const Lines = styled.ul`
  padding: ${space.x1};
  font-family: ${font.mono};
  font-size: ${font.size.small};
  line-height: 22px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half};
  padding-block: ${space.half}; padding-inline: ${space.x1half} ${space.half};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  code { flex: 1 1 180px; min-width: 0; color: ${color.textMuted}; font-family: ${font.mono}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
