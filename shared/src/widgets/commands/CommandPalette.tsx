import { useState } from 'react';
import { lazyPart } from '../../ui/overlays/lazyPart.tsx';
import type { CommandViewProps } from './CommandViewProps.ts';

const { Part: PaletteBody } = lazyPart(() => import('./PaletteBody.tsx').then((module) => module.PaletteBody), {
  onMissing: ({ onClose }) => onClose(),
});

/** Everything one can do, found by typing a few letters of it. Closes before it runs the command; remembers the last ones. */
export function CommandPalette(props: CommandViewProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  // Stays after closing, so that focus finds its way back.
  if (!wasOpen) return null;
  return <PaletteBody {...props} />;
}
