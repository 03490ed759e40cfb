import { describe, expect, test } from '@jest/globals';
import { createEvent, fireEvent } from '@testing-library/react';
import { renderBuilder } from '../../../testing/renderBuilder.tsx';
import { fromClipboardText, toClipboardText } from './clipboardText.ts';

const at = { x: 0, y: 0 };
const node = { id: 'a', type: 'messageNode', position: at, data: { label: 'Send Message', content: 'Hi' } } as const;
const next = { ...node, id: 'b', position: { x: 30, y: 150 } } as const;
const edge = { id: 'e', source: 'a', target: 'b' };

describe('the text of copied nodes', () => {
  test('round-trips', () => {
    const part = { nodes: [node, next], edges: [edge] };
    expect(fromClipboardText(toClipboardText(part))).toEqual(part);
  });

  test('is rejected unless it contains nodes', () => {
    const texts = ['Hello', '{}', '[1]', '{"format":"fanfare/nodes","version":2,"nodes":[],"edges":[]}'];
    expect(texts.map(fromClipboardText)).toEqual([null, null, null, null]);
    const bad = [
      { ...node, type: 'spaceship' },
      { ...node, data: { content: 5 } },
      { ...node, data: { script: 'x' } },
      { ...node, data: { choices: { options: 'all' } } },
      { ...node, position: { x: Number.NaN, y: 0 } },
    ];
    const text = JSON.stringify({ format: 'fanfare/nodes', version: 1, nodes: [...bad, node], edges: [] });
    expect(fromClipboardText(text)?.nodes).toEqual([node]);
  });
});

/** Simulates a clipboard, because jsdom has no clipboard events. */
function clipboardOf(view: ReturnType<typeof renderBuilder>) {
  let text = '';
  const clipboardData = {
    getData: () => text,
    setData: (_: string, value: string) => {
      text = value;
    },
  };
  const region = view.getByRole('region', { name: 'Flow canvas' });
  return {
    text: () => text,
    fire: (kind: 'copy' | 'cut' | 'paste', target: Element = region) => {
      fireEvent(target, createEvent[kind](target, { clipboardData }));
    },
  };
}

async function withTwo() {
  const view = renderBuilder();
  await view.user.click(view.button('Condition Node Checks if input contains a keyword'));
  await view.user.click(view.button('Message Node Sends a text message'));
  view.container.querySelector<HTMLElement>('.react-flow__node')?.focus();
  await view.user.keyboard('{Control>}a{/Control}');
  return { ...view, clipboard: clipboardOf(view) };
}
const graphOf = (view: { store: { getState: () => object } }) => Reflect.get(view.store.getState(), 'flowBuilder');

test('pastes a copy with new ids in one step', async () => {
  const view = await withTwo();
  view.clipboard.fire('copy');
  view.clipboard.fire('paste');
  const ids = graphOf(view).nodes.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(view.getByText('2 nodes pasted')).toBeInTheDocument();
  await view.user.keyboard('{Control>}z{/Control}');
  expect(graphOf(view).nodes).toHaveLength(2);
});

test('cuts and pastes', async () => {
  const view = await withTwo();
  view.clipboard.fire('cut');
  expect(graphOf(view).nodes).toHaveLength(0);
  view.clipboard.fire('paste');
  expect(graphOf(view).nodes).toHaveLength(2);
});

test('leaves the clipboard of a field alone', async () => {
  const view = await withTwo();
  view.clipboard.fire('copy', view.getByLabelText('Flow name'));
  expect(view.clipboard.text()).toBe('');
});

test('duplicates and selects the copies', async () => {
  const view = await withTwo();
  await view.user.keyboard('{Control>}d{/Control}');
  expect(graphOf(view).nodes).toHaveLength(4);
  expect(graphOf(view).reveal.nodeIds).toHaveLength(2);
});
