import { captured, readCapture } from '../lab/index.ts';
import { toNotification } from '../realtime/index.ts';
import { type AppStore, eventsReceived } from '../store/index.ts';
import { fakeServer } from './fakeServer.ts';

/**
 * Creates a fixture from a capture. Prepared responses take precedence over captured ones.
 * @param file the parsed content of the file
 * @example const { server, host, arrive } = fromCapture(capture); const { store } =
 * renderWithHost(<EventsScreen />, host);
 * @throws Error that describes why it is not a capture
 */
export function fromCapture(file: unknown) {
  const capture = readCapture(file);
  const { scenario, recording } = captured(capture, 'captured');
  return {
    server: fakeServer(recording),
    host: { at: capture.address, ...(capture.user && { user: capture.user }) },
    /** Dispatches the captured socket messages. */
    arrive: (store: AppStore) => {
      const now = new Date(capture.endedAt);
      const events = (scenario.arrives ?? [])
        .map(({ payload: [first] }) => toNotification(Object(first).event ?? first, now))
        .filter((event) => event !== null);
      store.dispatch(eventsReceived({ events }));
    },
  };
}
