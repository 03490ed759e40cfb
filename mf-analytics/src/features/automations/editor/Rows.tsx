import { Button, color, font, IconButton, Menu, media, radius, space } from '@fanfare/shared/ui';
import { ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/automation.ts';
import { keyed, type Row } from './Row.ts';

const text = copy.editor;

interface RowsProps<Value, Kind extends string> {
  legend: string;
  /** What one of them is called. */
  noun: string;
  nothing: string;
  add: string;
  /** What can be added, and how it begins. */
  kinds: readonly { kind: Kind; label: string; isDisabled?: boolean; make: () => Value }[];
  rows: readonly Row<Value>[];
  onChange: (rows: readonly Row<Value>[]) => void;
  /** The order matters. */
  isOrdered?: boolean;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** A list whose entries are added, changed and removed in place. */
export function Rows<Value, Kind extends string>(props: RowsProps<Value, Kind>) {
  const { legend, noun, nothing, add, kinds, rows, onChange, isOrdered = false, children } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {rows.length === 0 ? <Quiet>{nothing}</Quiet> : null}
      <List>
        {rows.map((row, index) => {
          const name = text.numbered(noun, index + 1);
          return (
            <li key={row.key} aria-label={name}>
              <Fields>
                {children(row.value, (value) => onChange(rows.map((other) => (other === row ? { ...row, value } : other))))}
              </Fields>
              {isOrdered && index > 0 ? (
                <IconButton
                  $size="small"
                  $variant="quiet"
                  aria-label={text.up(name)}
                  onClick={() => onChange(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row))}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
              ) : null}
              <IconButton
                $size="small"
                $variant="quiet"
                aria-label={text.remove(name)}
                onClick={() => onChange(rows.filter((other) => other !== row))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </List>
      <div>
        <Menu
          label={add}
          trigger={
            <Button $size="small">
              <Plus aria-hidden="true" />
              {add}
            </Button>
          }
          groups={[
            {
              items: kinds.map(({ kind, label, isDisabled = false, make }) => ({
                id: kind,
                label,
                isDisabled,
                run: () => onChange([...rows, keyed(make())]),
              })),
            },
          ]}
        />
      </div>
    </fieldset>
  );
}

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const List = styled.ol`
  display: grid;
  gap: ${space.x1};
  list-style: none;
  li { display: flex; align-items: start; gap: ${space.half}; padding: ${space.x1half}; border-radius: ${radius.small}; background: ${color.sunken}; }
`;

const Fields = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  align-items: start;
  gap: ${space.x1};
  min-width: 0;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
