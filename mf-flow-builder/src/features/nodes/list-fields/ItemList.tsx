import { Button, color, font, IconButton, radius, space } from '@fanfare/shared/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';

interface ItemListProps<T> {
  legend: string;
  items: readonly T[];
  onChange: (items: T[]) => void;
  nameOf: (position: number) => string;
  create: () => T;
  addLabel: string;
  most: number;
  children: (item: T, change: (item: T) => void) => ReactNode;
}

type Act = 'up' | 'down';

export function ItemList<T>({ legend, items, onChange, nameOf, create, addLabel, most, children }: ItemListProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const pending = useRef<{ place: number; act: Act } | null>(null);

  useEffect(() => {
    if (!pending.current) return;
    const { place, act } = pending.current;
    pending.current = null;
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLButtonElement>('[data-act]') ?? [];
    const enabled = [...buttons].filter((button) => !button.disabled);
    (enabled.find((button) => button.dataset.act === act) ?? enabled[0])?.focus();
  });

  const move = (from: number, act: Act) => {
    const place = act === 'up' ? from - 1 : from + 1;
    pending.current = { place, act };
    onChange(items.map((item, index) => (index === from ? items[place] : index === place ? items[from] : item) ?? item));
  };
  const remove = (gone: number) => {
    addButton.current?.focus();
    onChange(items.filter((_, index) => index !== gone));
  };

  return (
    <Frame>
      <legend>{legend}</legend>
      <ol ref={list}>
        {items.map((item, index) => {
          const name = nameOf(index + 1);
          return (
            <Item key={index} aria-label={name}>
              <Head>
                <span>{name}</span>
                <Move data-act="up" aria-label={formCopy.list.up(name)} disabled={index === 0} onClick={() => move(index, 'up')}>
                  <ArrowUp aria-hidden="true" />
                </Move>
                <Move
                  data-act="down"
                  aria-label={formCopy.list.down(name)}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 'down')}
                >
                  <ArrowDown aria-hidden="true" />
                </Move>
                <Move aria-label={formCopy.list.remove(name)} onClick={() => remove(index)}>
                  <X aria-hidden="true" />
                </Move>
              </Head>
              {children(item, (changed) => onChange(items.map((other, place) => (place === index ? changed : other))))}
            </Item>
          );
        })}
      </ol>
      <Button ref={addButton} $size="small" disabled={items.length >= most} onClick={() => onChange([...items, create()])}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
      {items.length >= most ? <small>{formCopy.list.full(most)}</small> : null}
    </Frame>
  );
}

const Frame = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: ${space.x1}; padding: 0; font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  > ol { display: grid; gap: ${space.x1}; width: 100%; margin: 0; padding: 0; list-style: none; }
  > ol:empty { display: none; }
  > small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Item = styled.li`
  display: grid;
  gap: ${space.x1half};
  padding: ${space.x1} ${space.x1half} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
  > span { flex: 1; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; color: ${color.textMuted}; }
`;

const Move = styled(IconButton).attrs({ $variant: 'quiet', $size: 'small' })``;
