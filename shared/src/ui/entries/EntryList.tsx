import { ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, color, font, IconButton, Menu, media, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { type Entry, keyed } from './entry.ts';

const text = copy.entries;

interface EntryListProps<Value, Kind extends string> {
  legend: string;
  noun: string;
  nothing: string;
  add: string;
  kinds: readonly { kind: Kind; label: string; isDisabled?: boolean; make: () => Value }[];
  entries: readonly Entry<Value>[];
  onChange: (entries: readonly Entry<Value>[]) => void;
  isOrdered?: boolean;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** A list with entries that are edited in place. */
export function EntryList<Value, Kind extends string>(props: EntryListProps<Value, Kind>) {
  const { legend, noun, nothing, add, kinds, entries, onChange, isOrdered = false, children } = props;
  return (
    <Frame>
      <legend>{legend}</legend>
      {entries.length === 0 ? <Quiet>{nothing}</Quiet> : null}
      <List>
        {entries.map((entry, index) => {
          const name = text.numbered(noun, index + 1);
          return (
            <li key={entry.key} aria-label={name}>
              <Fields>
                {children(entry.value, (value) =>
                  onChange(entries.map((other) => (other === entry ? { ...entry, value } : other))),
                )}
              </Fields>
              {isOrdered && index > 0 ? (
                <IconButton
                  $size="small"
                  $variant="quiet"
                  aria-label={text.up(name)}
                  onClick={() => onChange(entries.toSpliced(index, 1).toSpliced(index - 1, 0, entry))}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
              ) : null}
              <IconButton
                $size="small"
                $variant="quiet"
                aria-label={text.remove(name)}
                onClick={() => onChange(entries.filter((other) => other !== entry))}
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
                run: () => onChange([...entries, keyed(make())]),
              })),
            },
          ]}
        />
      </div>
    </Frame>
  );
}

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { float: left; width: 100%; padding: 0; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
`;

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
