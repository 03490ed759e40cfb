import { captured, readCapture } from '../lab/index.ts';
import { toNotification } from '../realtime/index.ts';
import { type AppStore, eventsReceived } from '../store/index.ts';
import { fakeServer } from './fakeServer.ts';

/**
 * A capture of the running product as the fixture of a component test: its server answers what the product's server answered last, and what
 * the test prepares goes before it.
 *
 *     const { server, host, arrive } = fromCapture(capture);
 *     const { store } = renderWithHost(<EventsScreen />, host);
 *
 * @param file the parsed content of the file
 * @throws Error when it is no capture, with what is wrong
 */
export function fromCapture(file: unknown) {
  const capture = readCapture(file);
  const { scenario, recording } = captured(capture, 'captured');
  return {
    server: fakeServer(recording),
    /** Where it stood and who was signed in: the options of `renderWithHost`. */
    host: { at: capture.address, ...(capture.user && { user: capture.user }) },
    /** Puts into the store what came over the socket meanwhile. */
    arrive: (store: AppStore) => {
      const now = new Date(capture.endedAt);
      const events = (scenario.arrives ?? [])
        .map(({ payload: [first] }) => toNotification(Object(first).event ?? first, now))
        .filter((event) => event !== null);
      store.dispatch(eventsReceived({ events }));
    },
  };
}
