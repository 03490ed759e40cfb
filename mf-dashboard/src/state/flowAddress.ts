import { routes } from '@fanfare/shared/contracts';

/** Where the builder opens this flow. */
export function flowAddress(name: string): string {
  return `${routes.flowBuilder}?flow=${encodeURIComponent(name)}`;
}
