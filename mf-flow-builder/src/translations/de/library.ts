import type { Translation } from '@fanfare/shared/language';
import type { libraryCopy as english } from '../../copy/library.ts';

const directions: Readonly<Record<string, string>> = {
  up: 'nach oben',
  down: 'nach unten',
  left: 'nach links',
  right: 'nach rechts',
};

export const libraryCopy: Translation<typeof english> = {
  role: { node: 'Baustein', edge: 'Verbindung' },
  between: (source, target) => `Verbindung von ${source} zu ${target}`,
  node: 'Eingabe- oder Leertaste wählt einen Baustein aus. Entf löscht ihn, Esc bricht ab.',
  nodeByKeys:
    'Eingabe- oder Leertaste wählt einen Baustein aus. Dann verschieben ihn die Pfeiltasten. Entf löscht ihn, Esc bricht ab.',
  moved: ({ direction, x, y }) => `Baustein ${directions[direction] ?? direction} verschoben. Neue Position: x ${x}, y ${y}`,
  edge: 'Eingabe- oder Leertaste wählt eine Verbindung aus. Dann löscht Entf sie, und Esc bricht ab.',
  controls: 'Ansicht',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzen Flow zeigen',
  interactive: 'Bearbeiten sperren oder erlauben',
  minimap: 'Übersichtskarte',
  handle: 'Anschluss',
};
