/** Languages of the interface. The first is the one that the specification is written in, and the one that everything else falls back to. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];
