import { useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { PaletteProps } from './CommandViewProps.ts';

const { Part: PaletteBody } = lazyPart(() => import('./PaletteBody.tsx').then((module) => module.PaletteBody), {
  onMissing: ({ onClose }) => onClose(),
});

/** A searchable list of all commands. Closes before it runs one; lists recent ones first. */
export function CommandPalette(props: PaletteProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return <PaletteBody {...props} />;
}
