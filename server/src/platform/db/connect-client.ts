import pg from 'pg';
import { OperatorError } from '../errors/operator-error.ts';

export interface ClientOptions extends pg.ClientConfig {
  readonly connectionString: string;
  readonly application_name: string;
}

/** Opens a connection of its own. A failure says where it was tried and what to check, without the password. */
export async function connectClient(options: ClientOptions): Promise<pg.Client> {
  const client = new pg.Client(options);
  try {
    await client.connect();
  } catch (error) {
    throw toConnectionError(error, options.connectionString);
  }
  return client;
}

/** The failure of a connection in our own words, or what was thrown where we have none. */
export function toConnectionError(error: unknown, url: string): unknown {
  const code = (error as { code?: string }).code ?? '';
  const fault = faults[code];
  if (fault === undefined) return error;
  const { hostname, port, username, pathname } = new URL(url);
  const place = `${hostname || 'localhost'}:${port || '5432'}`;
  const words = fault({
    place,
    user: decodeURIComponent(username),
    name: decodeURIComponent(pathname.slice(1)),
  });
  return new OperatorError(`${words} (${code})`, { cause: error });
}

interface Target {
  readonly place: string;
  readonly user: string;
  readonly name: string;
}

const variables = 'DATABASE_URL (and DATABASE_DIRECT_URL or DATABASE_APP_URL, where set)';

const faults: Readonly<Record<string, (target: Target) => string>> = {
  ECONNREFUSED: ({ place }) =>
    `No PostgreSQL answers at ${place}. Start it, or check host and port in ${variables}.`,
  ENOTFOUND: ({ place }) => `There is no host for ${place}. Check the host name in ${variables}.`,
  EAI_AGAIN: ({ place }) =>
    `The host of ${place} cannot be looked up. Check the name server and ${variables}.`,
  EHOSTUNREACH: ({ place }) => `There is no way to ${place}. Check the network and the host in ${variables}.`,
  ETIMEDOUT: ({ place }) =>
    `${place} did not answer in time. Check the firewall and the host in ${variables}.`,
  ECONNRESET: ({ place }) => `${place} closed the connection. Check that PostgreSQL listens there.`,
  '28P01': ({ place, user }) =>
    `PostgreSQL at ${place} refused the password of "${user}". Check it in ${variables}.`,
  '28000': ({ place, user }) =>
    `PostgreSQL at ${place} does not let "${user}" in. Check the user in ${variables}, and pg_hba.conf.`,
  '3D000': ({ place, name }) =>
    `PostgreSQL at ${place} has no database "${name}". Create it, or check the name in ${variables}.`,
  '53300': ({ place }) =>
    `PostgreSQL at ${place} has no free connection. Lower DATABASE_POOL_SIZE or raise max_connections.`,
  '57P03': ({ place }) => `PostgreSQL at ${place} is starting or stopping. Try again in a moment.`,
};
