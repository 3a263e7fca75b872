import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import { createHereGeocoder } from './here-geocoder.ts';
import { withPatience } from './patient-geocoder.ts';
import { createPhotonGeocoder } from './photon-geocoder.ts';
import { createZipCodeGeocoder } from './zip-code-geocoder.ts';

/** The geocoder that the environment names, or the one that needs no network. */
export function openGeocoder(choice: Config['geocoder'], log: Log): Geocoder {
  return withPatience(choose(choice), { log });
}

function choose(choice: Config['geocoder']): Geocoder {
  if (choice.kind === 'embedded') return createZipCodeGeocoder();
  if (choice.kind === 'photon') return createPhotonGeocoder({ url: choice.url });
  return createHereGeocoder({ url: choice.url, key: choice.key });
}
