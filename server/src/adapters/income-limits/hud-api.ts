import type { HouseholdLimits } from '@handrail/engine';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import type { FetchedArea, FetchedLimits, IncomeLimitSource } from '../../ports/income-limit-source.ts';

export interface HudSettings {
  /** Up to and with /hudapi/public. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
  /** How long to wait when HUD asks to slow down and does not say for how long. */
  readonly pauseMs?: number;
}

const tries = 3;

/** HUD USER's API. It gives one county or town for each call, sixty calls a minute, and fails for some of them. */
export function createHudApi({
  url,
  token,
  timeoutMs = 20_000,
  pauseMs = 60_000,
}: HudSettings): IncomeLimitSource {
  const ask = async (path: string): Promise<unknown> => {
    for (let left = tries; ; left--) {
      const response = await fetch(`${url}/${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      if (response?.ok) return response.json();
      if (response?.status === 401 || response?.status === 403)
        throw new OperatorError('HUD does not accept the token in HUD_API_TOKEN.');
      const isWorthAnother = !response || response.status === 429 || response.status >= 500;
      if (left === 1 || !isWorthAnother) throw new HudError(response ? String(response.status) : 'no answer');
      if (response?.status === 429) await wait(readPause(response) ?? pauseMs);
    }
  };
  return {
    source: 'HUD USER API',
    fetchYear: async (year, wanted) => {
      const states =
        wanted ?? statesSchema.parse(await ask('fmr/listStates')).map(({ state_code }) => state_code);
      const areas: FetchedArea[] = [];
      const failures: FetchedLimits['failures'][number][] = [];
      for (const state of states) {
        const counties = await attempt(async () =>
          countiesSchema.parse(await ask(`fmr/listCounties/${state}`)),
        );
        if ('why' in counties) failures.push({ area: state, why: counties.why });
        else
          for (const county of counties.given) {
            const found = await attempt(async () => {
              const answer = answerSchema.parse(await ask(`il/data/${county.fips_code}?year=${year}`));
              return toArea(state, county, answer.data);
            });
            if ('given' in found) areas.push(found.given);
            else failures.push({ area: `${sayCounty(county)}, ${state}`, why: found.why });
          }
      }
      return { areas, failures };
    },
  };
}

class HudError extends Error {
  override readonly name = 'HudError';
}

/** What one call gave, or in a few words why it gave nothing; a token that is refused ends everything. */
async function attempt<T>(work: () => Promise<T>): Promise<{ given: T } | { why: string }> {
  try {
    return { given: await work() };
  } catch (error) {
    if (error instanceof HudError) return { why: error.message };
    if (error instanceof z.ZodError) return { why: 'not in the expected form' };
    if (error instanceof SyntaxError) return { why: 'no JSON' };
    throw error;
  }
}

function readPause({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

const text = z.string().nullish();
const statesSchema = z.array(z.object({ state_code: z.string().length(2) }));
const countySchema = z.object({
  fips_code: z.string().regex(/^\d{10}$/),
  county_name: z.string(),
  town_name: text,
});
const countiesSchema = z.array(countySchema);
type County = z.output<typeof countySchema>;

/** HUD writes amounts as numbers in some years and as text in others. */
const amount = z.coerce.number().int().positive();
const sized = (tier: string) =>
  z.record(z.string(), amount).transform((limits, context) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((size) => {
      const limit = limits[`${tier}_p${size}`];
      if (limit === undefined) context.addIssue(`There is no ${tier}_p${size}.`);
      return limit ?? 0;
    }),
  );
const answerSchema = z.object({
  data: z.object({
    area_name: text,
    metro_name: text,
    median_income: amount.optional(),
    extremely_low: sized('il30'),
    very_low: sized('il50'),
    low: sized('il80'),
  }),
});

function toArea(state: string, county: County, data: z.output<typeof answerSchema>['data']): FetchedArea {
  const limits: HouseholdLimits = { extremelyLow: data.extremely_low, veryLow: data.very_low, low: data.low };
  const town = county.town_name === county.county_name ? '' : (county.town_name ?? '');
  return {
    ...{ fips: county.fips_code, state, county: county.county_name, town },
    areaName: data.area_name ?? data.metro_name ?? `${county.county_name}, ${state}`,
    ...{ median: data.median_income, limits },
  };
}

function sayCounty({ county_name, town_name }: County): string {
  return town_name && town_name !== county_name ? `${town_name}, ${county_name}` : county_name;
}
