import pg from 'pg';
import { type Host, type HostFinder, NoSuchHost, type ServerRole } from './createHostFinder.ts';

export interface DatabaseConfig extends pg.ClientConfig {
  finder?: HostFinder;
}

type Connected = (error: Error | null, client?: pg.Client) => void;

/** Connects to the host that has the wanted role. The driver accepts one host only (node-postgres #1470). */
export class DatabaseClient extends pg.Client {
  readonly #config: DatabaseConfig;

  constructor(config: DatabaseConfig = {}) {
    super(config);
    this.#config = config;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const { finder } = this.#config;
    const opening = finder ? this.#connectTo(finder) : super.connect();
    if (!callback) return opening;
    opening.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    );
    return undefined;
  }

  async #connectTo(finder: HostFinder): Promise<pg.Client> {
    const host = await this.#find(finder);
    Object.assign(this, host);
    this.on('error', () => finder.forget(host));
    const settings = new Map<string, string>();
    let isOpen = false;
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      settings.set(parameterName, parameterValue);
      if (isOpen && !hasRole(settings, finder.role)) this.connection.stream.destroy(new NoSuchHost(finder.role));
    });
    try {
      await super.connect();
    } catch (error) {
      finder.forget(host);
      throw error;
    }
    if (!hasRole(settings, finder.role)) {
      finder.forget(host);
      this.end().catch(() => undefined);
      throw new NoSuchHost(finder.role);
    }
    isOpen = true;
    return this;
  }

  /** The socket has a timeout from the beginning, and no listener before it connects. */
  async #find(finder: HostFinder): Promise<Host> {
    const { stream } = this.connection;
    stream.on('error', () => undefined);
    const host = await finder.find(this.#config).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    if (stream.destroyed) throw new NoSuchHost(finder.role);
    return host;
  }
}

/** PostgreSQL reports both from version 14 on, and again when they change; a pooler may not. */
function hasRole(settings: ReadonlyMap<string, string>, role: ServerRole): boolean {
  if (role === 'standby') return settings.get('in_hot_standby') !== 'off';
  return settings.get('in_hot_standby') !== 'on' && settings.get('default_transaction_read_only') !== 'on';
}
