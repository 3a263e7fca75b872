import type { Log } from '../../platform/log/log.ts';
import type { Geocoder, Place } from '../../ports/geocoder.ts';

export interface PatienceSettings {
  readonly log: Log;
  readonly now?: () => number;
}

const failuresBeforePause = 3;
const pauseMs = 30_000;
const keptMs = 10 * 60_000;
const keptAnswers = 500;

/** A failing geocoder returns nothing and is not called for a while; results are cached. */
export function withPatience(geocoder: Geocoder, { log, now = Date.now }: PatienceSettings): Geocoder {
  const kept = new Map<string, { readonly places: readonly Place[]; readonly until: number }>();
  let failures = 0;
  let pausedUntil = 0;

  async function ask(question: string, work: () => Promise<readonly Place[]>): Promise<readonly Place[]> {
    const answer = kept.get(question);
    if (answer && answer.until > now()) return answer.places;
    if (pausedUntil > now()) return [];
    try {
      const places = await work();
      failures = 0;
      keep(question, places);
      return places;
    } catch (error) {
      failures += 1;
      if (failures >= failuresBeforePause) pausedUntil = now() + pauseMs;
      log.warn('the geocoder did not answer', { error });
      return [];
    }
  }

  function keep(question: string, places: readonly Place[]): void {
    const [oldest] = kept.keys();
    if (kept.size >= keptAnswers && oldest !== undefined) kept.delete(oldest);
    kept.set(question, { places, until: now() + keptMs });
  }

  return {
    source: geocoder.source,
    knowsStreets: geocoder.knowsStreets,
    aroundZip: geocoder.aroundZip,
    suggest: (search) => ask(JSON.stringify(['suggest', search]), () => geocoder.suggest(search)),
    locate: (text) => ask(JSON.stringify(['locate', text]), () => geocoder.locate(text)),
    reverse: (latitude, longitude) =>
      ask(JSON.stringify(['reverse', latitude, longitude]), () => geocoder.reverse(latitude, longitude)),
  };
}
