import type { ConfigFault } from './config-error.ts';
import { namesHere } from './names-here.ts';
import type { Values } from './read-variables.ts';
import type { Variable } from './variable.ts';
import { variables, type VariableName } from './variables.ts';

const pairs: readonly (readonly [given: VariableName, needs: VariableName])[] = [
  ['DATABASE_APP_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['BANK_SFTP_FILE', 'BANK_FILES_FILE'],
  ['GEOCODER_KEY', 'GEOCODER_URL'],
  ['HUD_API_URL', 'HUD_API_TOKEN'],
  ['POSTHOG_URL', 'POSTHOG_KEY'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY'],
];

/** Finds what is wrong only in the company of other variables: lone halves of pairs, and what production refuses. */
export function findConflicts(values: Values, alreadyRefused: ReadonlySet<string>): ConfigFault[] {
  const faults = [
    ...loneHalves(values),
    ...missingGeocoderKey(values),
    ...(values.NODE_ENV === 'production' ? productionFaults(values) : []),
  ];
  return faults.filter((fault) => !alreadyRefused.has(fault.variable));
}

function loneHalves(values: Values): ConfigFault[] {
  return pairs
    .filter(([given, needs]) => values[given] !== undefined && isMissing(values, needs))
    .map(([given, needs]) => ({
      variable: needs,
      read: `nothing, although ${given} is set`,
      allowed: variables[needs].allowed,
    }));
}

/** Photon asks for no key; HERE answers nobody without one. */
function missingGeocoderKey({ GEOCODER_URL: url, GEOCODER_KEY: key }: Values): ConfigFault[] {
  if (url === undefined || !namesHere(url) || key !== undefined) return [];
  const { allowed } = variables.GEOCODER_KEY;
  return [{ variable: 'GEOCODER_KEY', read: 'nothing, although GEOCODER_URL points to HERE', allowed }];
}

function isMissing(values: Values, name: VariableName): boolean {
  return values[name] === undefined || values[name] === 'embedded:';
}

function productionFaults(values: Values): ConfigFault[] {
  const unset = Object.entries(variables).flatMap(
    ([variable, { requiredInProduction }]: [string, Variable]) =>
      requiredInProduction !== undefined && values[variable as VariableName] === undefined
        ? [{ variable, read: 'nothing, in production', allowed: requiredInProduction }]
        : [],
  );
  return values.PUBLIC_URL !== undefined && !isSafeForPeople(values.PUBLIC_URL)
    ? [
        ...unset,
        {
          variable: 'PUBLIC_URL',
          read: JSON.stringify(values.PUBLIC_URL),
          allowed: variables.PUBLIC_URL.allowed,
        },
      ]
    : unset;
}

/** Browsers treat localhost as safe without https, and so may someone who tries the production build at home. */
function isSafeForPeople(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
