import type { ComponentType, ReactNode } from 'react';

/** The link of the router, which components of this folder do not know. */
export type LinkComponent = ComponentType<{ to: string; className?: string; children: ReactNode }>;
