import { textsOf } from '@fanfare/shared/language';

/** Texts of the panels beside the canvas. */
export const panelsCopy = textsOf('flow-builder/panels', {
  bar: 'Panels',
  group: 'Flow builder',
  titles: {
    node: 'Details',
    test: 'Test',
    outline: 'Outline',
    numbers: 'Numbers',
    replay: 'Replay',
    issues: 'Issues',
    versions: 'Versions',
  },
  show: (title: string) => `Show panel: ${title}`,
  close: (title: string) => `Close ${title}`,
  width: 'Width of the panel',
  loading: (title: string) => `${title} is loading`,
  failed: 'This panel stopped working',
  failedHint: 'Your flow is safe. Try again; if it fails again, close the panel and go on.',
  retry: 'Try again',
});
