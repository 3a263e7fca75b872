import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A county or town as HUD lists it, and what HUD says about its limits. */
export interface HudCounty {
  readonly fips_code: string;
  readonly county_name: string;
  readonly town_name: string;
  /** The figure that everything else of the area follows from; a status makes the call fail. */
  readonly answers: { readonly base: number } | { readonly status: number };
}

export interface HudServer {
  readonly url: string;
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Speaks HUD USER's API for some counties, to whoever has the token. It is too busy for the first call. */
export async function startHudServer(
  token: string,
  counties: Readonly<Record<string, readonly HudCounty[]>>,
): Promise<HudServer> {
  const asked: string[] = [];
  const answer = (path: string): { status?: number; headers?: Record<string, string>; body?: unknown } => {
    if (asked.length === 1) return { status: 429, headers: { 'retry-after': '0' } };
    const [, group = '', list = '', key = ''] = path.split(/[/?]/);
    if (`${group}/${list}` === 'fmr/listStates')
      return {
        body: Object.keys(counties).map((code) => ({ state_name: code, state_code: code, state_num: '0' })),
      };
    if (`${group}/${list}` === 'fmr/listCounties')
      return {
        body: counties[key]?.map(({ fips_code, county_name, town_name }) => ({
          ...{ state_code: key, fips_code, county_name, town_name, category: 'County' },
        })),
      };
    const county = Object.values(counties)
      .flat()
      .find(({ fips_code }) => fips_code === key);
    if (!county) return { status: 404 };
    return 'status' in county.answers ? county.answers : { body: toData(county, county.answers.base) };
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const { status, headers = {}, body } = isKnown ? answer(request.url ?? '') : { status: 401 };
    response.writeHead(status ?? 200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body ?? { error: 'Unauthenticated.' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** In some years HUD writes amounts as text. */
function toData(county: HudCounty, base: number) {
  const limits = (tier: string, first: number) =>
    Object.fromEntries(
      sizes.map((size) => [`${tier}_p${size}`, size % 2 ? String(first + size * 100) : first + size * 100]),
    );
  return {
    data: {
      ...{ county_name: county.county_name, counties_msa: county.county_name, town_name: county.town_name },
      ...{ metro_status: '1', metro_name: 'A metro area', area_name: 'A HUD area', year: '2025' },
      median_income: base * 2,
      very_low: limits('il50', base),
      extremely_low: limits('il30', base / 2),
      low: limits('il80', base * 1.5),
    },
  };
}
