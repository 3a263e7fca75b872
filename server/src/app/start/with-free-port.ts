import { createServer, type AddressInfo } from 'node:net';
import type { Config } from '../../platform/config/config.ts';

/** Chooses the port now when any will do, because links in mails need it before the first request. */
export async function withFreePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await findFreePort(config.host);
  const publicUrl =
    config.publicUrl === 'http://localhost:0' ? `http://localhost:${String(port)}` : config.publicUrl;
  return { ...config, port, publicUrl };
}

function findFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
