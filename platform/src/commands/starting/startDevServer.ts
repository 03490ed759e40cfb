import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { BuildOptions } from '../../webpack/remotePreset.ts';

export interface DevServer {
  stop: () => Promise<void>;
}

interface DevServerOptions {
  port: number;
  remote?: boolean;
  proxyTo?: string;
}

export async function startDevServer(dir: string, { port, remote = false, proxyTo }: DevServerOptions): Promise<DevServer> {
  await assertPortFree(port, path.basename(dir));
  const configFile = pathToFileURL(path.join(dir, 'webpack.config.ts')).href;
  const { default: preset }: { default: (options: BuildOptions) => Configuration } = await import(configFile);
  const before = process.cwd();
  process.chdir(dir);
  const config = preset({ development: true });
  process.chdir(before);

  const compiler = webpack(config);
  const options: DevServerConfiguration = {
    port,
    host: 'localhost',
    hot: true,
    liveReload: !remote,
    allowedHosts: ['localhost'],
    static: false,
    headers: remote ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } : {},
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    devMiddleware: { index: false, publicPath: remote ? '/' : '/assets/', writeToDisk: (file) => file.endsWith('index.html') },
    ...(proxyTo && { proxy: [{ context: (pathname: string) => pathname !== '/ws', target: proxyTo, ws: true, xfwd: true }] }),
  };
  const server = new WebpackDevServer(options, compiler);
  const firstBuild = new Promise<void>((resolve, reject) => {
    compiler.hooks.done.tap('startDevServer', (stats) => {
      if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: true })));
      else resolve();
    });
  });
  firstBuild.catch(() => {});
  await server.start().catch((cause: unknown) => {
    throw new Error(`Port ${port} cannot be used for ${path.basename(dir)}: ${String(cause)}`, { cause });
  });
  await firstBuild;
  return { stop: () => server.stop() };
}

/** webpack-dev-server throws uncaught errors for a busy port. */
async function assertPortFree(port: number, name: string): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  try {
    await once(probe, 'listening');
  } catch (cause) {
    throw new Error(
      `Port ${port} for ${name} is in use by another program: stop it (pnpm start?), or set PORT or DEV_REMOTE_PORT.`,
      {
        cause,
      },
    );
  }
  probe.close();
  await once(probe, 'close');
}
