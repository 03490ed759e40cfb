import { failureNotice } from '@fanfare/shared/api';
import type { BodyOf } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../copy.ts';
import { useMakeTicketsMutation } from './releases.api.ts';

const text = copy.tickets;

/** Each returns null after showing the failure. */
export function useTickets() {
  const { toast, confirm } = useHost();
  const [makeTickets, { isLoading }] = useMakeTicketsMutation();

  const make = async (body: BodyOf<'POST /api/releases/tickets'>) => {
    const { data, error } = await makeTickets(body);
    if (data) return data;
    toast({ description: copy.unreachable, ...failureNotice(error, text.refused) });
    return null;
  };

  return {
    isBusy: isLoading,
    async toBuild(remote: string, build: string): Promise<string | null> {
      const made = await make({ builds: { [remote]: build } });
      return made && pageWith(made.addresses);
    },
    /** `until` in ISO 8601. */
    async forTesters(remote: string, build: string): Promise<{ link: string; until: string } | null> {
      const made = await make({ builds: { [remote]: build }, isForTesters: true });
      return made && { link: new URL(pageWith(made.addresses), location.href).href, until: made.until };
    },
    /** Confirms first if builds are gone. */
    async toMoment(moment: Date): Promise<string | null> {
      const made = await make({ asOf: moment.toISOString() });
      if (!made) return null;
      const { addresses, missing } = made;
      if (Object.keys(addresses).length === 0 && missing.length === 0) {
        toast({ kind: 'info', title: text.same(moment) });
        return null;
      }
      const goes = missing.length === 0 || (await confirm(text.askWithout(missing)));
      return goes ? pageWith(addresses) : null;
    },
  };
}

function pageWith(addresses: Readonly<Record<string, string>>): string {
  return `/?${new URLSearchParams(Object.entries(addresses).map(([remote, address]) => ['remote', `${remote}@${address}`]))}`;
}
