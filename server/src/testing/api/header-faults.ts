type Headers = Readonly<Record<string, unknown>>;

/** Lists what an answer's headers leave open. `kept` is for answers that may be stored, such as built files. */
export function listHeaderFaults(headers: Headers, options: { secure: boolean; kept?: boolean }): string[] {
  const rules: [name: string, holds: (value: string) => boolean][] = [
    ['x-content-type-options', (value) => value === 'nosniff'],
    ['cross-origin-opener-policy', (value) => value === 'same-origin'],
    ['cross-origin-resource-policy', (value) => value === 'same-origin'],
    [
      'referrer-policy',
      (value) => ['no-referrer', 'same-origin', 'strict-origin-when-cross-origin'].includes(value),
    ],
    ['permissions-policy', (value) => value.includes('camera=()') && value.includes('geolocation=()')],
    ['content-security-policy', (value) => listPolicyFaults(value).length === 0],
  ];
  if (!options.kept) rules.push(['cache-control', (value) => /^(no-store|private, no-cache)$/.test(value)]);
  if (options.secure) {
    rules.push([
      'strict-transport-security',
      (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000,
    ]);
  }
  return rules
    .filter(([name, holds]) => !holds(toText(headers[name])))
    .map(([name]) => `${name}: ${toText(headers[name])}`);
}

/** One nonce, or the hashes of each text; never both. */
const inline = `(?:'nonce-[\\w-]{3,}'|'sha256-[\\w+/]{43}='(?: 'sha256-[\\w+/]{43}=')*)`;

function listPolicyFaults(policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
  const script = directives.get('script-src') ?? '';
  const faults = ['object-src', 'base-uri', 'frame-ancestors', 'default-src'].filter(
    (name) => directives.get(name) !== `'none'`,
  );
  if (!new RegExp(`^${inline} 'strict-dynamic'$`).test(script)) faults.push('script-src');
  if (!new RegExp(`^'self'(?: ${inline})?$`).test(directives.get('style-src') ?? ''))
    faults.push('style-src');
  if (directives.get('form-action') !== `'self'`) faults.push('form-action');
  if (/unsafe-|\*|http:/.test(policy)) faults.push('wildcard');
  return faults;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
