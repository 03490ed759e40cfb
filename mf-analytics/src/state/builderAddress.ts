import { routes } from '@fanfare/shared/contracts';

/** Where the builder opens the flow of this name. */
export function builderAddress(name: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(name)}`;
}
