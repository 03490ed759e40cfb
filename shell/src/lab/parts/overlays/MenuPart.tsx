import { Button, IconButton, Menu } from '@fanfare/shared/ui';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { State } from '../../State.tsx';

const themes = ['System', 'Light', 'Dark'];

export function MenuPart() {
  const [theme, setTheme] = useState('System');
  const [done, setDone] = useState('nothing yet');
  const item = (label: string) => ({ id: label, label, run: () => setDone(label) });
  return (
    <>
      <State name="Things to do, one of them harmful" inRow>
        <Menu
          label="Flow"
          trigger={
            <IconButton aria-label="More">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          groups={[
            {
              items: [
                { ...item('Rename'), icon: <Pencil aria-hidden="true" />, extra: 'F2' },
                { ...item('Duplicate'), icon: <Copy aria-hidden="true" />, isDisabled: true },
              ],
            },
            { items: [{ ...item('Delete'), icon: <Trash2 aria-hidden="true" />, tone: 'danger' }] },
          ]}
        />
        <span>Done: {done}</span>
      </State>
      <State name="Alternatives" inRow>
        <Menu
          label="Look"
          trigger={<Button>Theme: {theme}</Button>}
          groups={[{ label: 'Theme', chosen: theme, items: themes.map((id) => ({ id, label: id, run: () => setTheme(id) })) }]}
        />
      </State>
    </>
  );
}
