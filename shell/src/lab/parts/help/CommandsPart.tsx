import { Button } from '@fanfare/shared/ui';
import { CommandPalette, Keys, ShortcutHelp } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

const nothing = () => undefined;
const commands = [
  { id: 'dashboard', title: 'Go to dashboard', group: 'Go to', keys: 'G D', run: nothing },
  { id: 'flows', title: 'Go to flow builder', group: 'Go to', keys: 'G F', run: nothing },
  { id: 'analytics', title: 'Go to analytics', group: 'Go to', keys: 'G A', run: nothing },
  { id: 'events', title: 'Go to webhook events', group: 'Go to', run: nothing },
  { id: 'new-flow', title: 'New flow', group: 'Flows', run: nothing },
  { id: 'theme', title: 'Switch to the dark theme', group: 'Look', run: nothing },
  { id: 'palette', title: 'All commands', group: 'Help', keys: 'Mod+K', run: nothing },
  { id: 'keys', title: 'Keyboard shortcuts', group: 'Help', keys: '?', run: nothing },
  { id: 'out', title: 'Sign out', group: 'Account', run: nothing },
];

export function CommandsPart() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <State name="Windows" inRow>
        <Button onClick={() => setOpen('palette')}>Open the command palette</Button>
        <Button onClick={() => setOpen('help')}>Open the shortcut help</Button>
        <CommandPalette open={open === 'palette'} onClose={close} commands={commands} />
        <ShortcutHelp open={open === 'help'} onClose={close} commands={commands} />
      </State>
      <State name="Keys" inRow>
        <Keys keys="Mod+K" />
        <Keys keys="G D" />
        <Keys keys="?" />
        <Keys keys="Shift+Enter" />
      </State>
    </>
  );
}
