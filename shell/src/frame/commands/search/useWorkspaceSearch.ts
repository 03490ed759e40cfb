import { routes } from '@fanfare/shared/contracts';
import { contentText, eventName, senderName } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { useDebounced } from '@fanfare/shared/ui';
import type { PaletteResults } from '@fanfare/shared/widgets';
import { lazyCopy } from '../../../messages/lazyCopy.ts';
import { useFoundEventsQuery, useFoundThreadsQuery, useSearchedFlowsQuery } from './search.api.ts';

const text = lazyCopy.search;
const FLOWS_MAX = 5;
const LETTERS_MIN = 2;

/** Finds conversations, flows and events of the workspace. */
export function useWorkspaceSearch(typed: string): PaletteResults {
  const { navigate } = useHost();
  const trimmed = typed.trim();
  const query = useDebounced(trimmed);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const skip = !isSignedIn || query.length < LETTERS_MIN || trimmed.length < LETTERS_MIN;
  const threads = useFoundThreadsQuery(query, { skip });
  const flows = useSearchedFlowsQuery(undefined, { skip });
  const events = useFoundEventsQuery(query, { skip });
  if (skip) return { groups: [], isSearching: isSignedIn && trimmed.length >= LETTERS_MIN };
  const matches = (flows.data ?? []).filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const groups = [
    {
      name: text.conversations,
      entries: (threads.currentData ?? []).map(({ id, contact, preview }) => ({
        id: `thread ${id}`,
        title: contact.name ?? contact.username ?? text.unknownContact,
        ...(preview?.text && { detail: preview.text }),
        run: () => navigate(`${routes.dashboard}?tab=instagram&part=inbox&thread=${encodeURIComponent(id)}`),
      })),
    },
    {
      name: text.flows,
      entries: matches.slice(0, FLOWS_MAX).map(({ name }) => ({
        id: `flow ${name}`,
        title: name,
        run: () => navigate(`${routes.flowBuilder}?flow=${encodeURIComponent(name)}`),
      })),
    },
    {
      name: text.events,
      entries: (events.currentData ?? []).map((event) => ({
        id: `event ${event.eventId}`,
        title: `${eventName(event)}, ${senderName(event)}`,
        detail: contentText(event),
        run: () => navigate(`${routes.dashboard}?event=${encodeURIComponent(event.eventId)}`),
      })),
    },
  ].map(({ name, entries }) => ({ name, entries: entries.map((entry) => ({ ...entry, group: name })) }));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: trimmed !== query || threads.isFetching || flows.isFetching || events.isFetching,
  };
}
