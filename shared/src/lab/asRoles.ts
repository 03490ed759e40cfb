import { isAllowed, type Permission, roles } from '../contracts/index.ts';
import type { Scenario, Step, Target } from './Scenario.ts';

interface Offer {
  permission: Permission;
  offers: Target;
}

/**
 * Returns a scenario as each role, in a workspace with several members and two accounts, and as a removed member.
 * @param offer an element that only roles with the permission see
 */
export function asRoles(scenario: Scenario, { permission, offers }: Offer): Scenario[] {
  const { id, title, sees, steps = [] } = scenario;
  const withoutOffer: Step[] = [...steps, ...sees.map((see) => ({ see })), { gone: offers }];
  const members = roles.map((role): Scenario => {
    const own = { ...scenario, id: `${id}-as-${role}`, title: `${title}, as ${role}`, role };
    return isAllowed(role, permission) ? { ...own, sees: [...sees, offers] } : { ...own, steps: withoutOffer };
  });
  const removed: Scenario = {
    ...scenario,
    id: `${id}-removed`,
    title: `${title}, as a removed member`,
    about: 'The membership has ended; the page shows the personal workspace.',
    role: 'removed',
    steps: [],
    sees: ['You no longer have access to Northwind Coffee.'],
  };
  return [...members, removed];
}
