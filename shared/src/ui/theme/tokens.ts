/** Design tokens as CSS variables. `GlobalStyle` sets their values, so a theme change needs no render. */
export const color = {
  /** Background of the page. */
  canvas: 'var(--color-canvas)',
  /** Background of cards, bars and fields. */
  surface: 'var(--color-surface)',
  /** Background of hovered rows, wells and code. */
  sunken: 'var(--color-sunken)',
  /** Background of the selected item in a well. */
  raised: 'var(--color-raised)',
  /** For decorative lines. */
  border: 'var(--color-border)',
  /** Control borders; 3:1 contrast against the surface. */
  borderStrong: 'var(--color-border-strong)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  accentSoft: 'var(--color-accent-soft)',
  onAccent: 'var(--color-on-accent)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  dangerSoft: 'var(--color-danger-soft)',
  info: 'var(--color-info)',
  infoSoft: 'var(--color-info-soft)',
  /** Covers the page behind a dialog. */
  scrim: 'var(--color-scrim)',
  /** The color of `canvas` under the scrim. */
  dimmedCanvas: 'var(--color-dimmed-canvas)',
  /** Background of tooltips, which is that of the other theme. */
  inverse: 'var(--color-inverse)',
  onInverse: 'var(--color-on-inverse)',
  /** Brand ground of the first pages, with its text and the yellow of the logo. */
  stage: 'var(--color-stage)',
  stageGlow: 'var(--color-stage-glow)',
  onStage: 'var(--color-on-stage)',
  onStageMuted: 'var(--color-on-stage-muted)',
  spark: 'var(--color-spark)',
  /** Kinds of events, nodes and chart series: the same colour wherever one appears. */
  kindMessage: 'var(--color-kind-message)',
  kindMessageSoft: 'var(--color-kind-message-soft)',
  kindComment: 'var(--color-kind-comment)',
  kindCommentSoft: 'var(--color-kind-comment-soft)',
  kindStory: 'var(--color-kind-story)',
  kindStorySoft: 'var(--color-kind-story-soft)',
  kindFlow: 'var(--color-kind-flow)',
  kindFlowSoft: 'var(--color-kind-flow-soft)',
  kindPerson: 'var(--color-kind-person)',
  kindPersonSoft: 'var(--color-kind-person-soft)',
  kindTime: 'var(--color-kind-time)',
  kindTimeSoft: 'var(--color-kind-time-soft)',
} as const;

/** An 8 px grid with half steps. */
export const space = {
  half: '4px',
  x1: '8px',
  x1half: '12px',
  x2: '16px',
  x3: '24px',
  x4: '32px',
  x5: '40px',
  x6: '48px',
  x8: '64px',
} as const;

export const radius = { small: '6px', medium: '10px', large: '14px', pill: '999px' } as const;

export const shadow = { low: 'var(--shadow-low)', high: 'var(--shadow-high)' } as const;

export const font = {
  /**
   * The page loads `Inter` and declares `Inter Fallback`: a system font with Inter's metrics, which avoids layout
   * shifts.
   */
  family: "'Inter', 'Inter Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, monospace",
  size: {
    caption: '0.75rem',
    small: '0.8125rem',
    body: '0.9375rem',
    lead: '1.0625rem',
    title: '1.25rem',
    display: '1.75rem' /** Figures that lead a screen; tabular numerals. */,
    figure: '2rem',
    hero: '2.375rem',
  },
  weight: { regular: 400, medium: 550, bold: 680 },
} as const;

export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;

/** Stacking order. */
export const depth = { base: 0, sticky: 10, menu: 100, dialog: 200, toast: 300, tooltip: 400 } as const;

/** Widths at which layouts change. */
export const media = { narrow: '@media (max-width: 719px)', wide: '@media (min-width: 1100px)' } as const;
