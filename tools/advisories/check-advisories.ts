/** The versions in use, by the name of their package. */
export type LockedVersions = Readonly<Record<string, readonly string[]>>;

export interface Finding {
  readonly isClear: boolean;
  readonly lines: readonly string[];
}

interface Advisory {
  readonly title: string;
  readonly severity: string;
  readonly url: string;
}

const patienceMs = 20_000;

/**
 * Asks a registry which of these versions have advisories. A registry that does not answer is no failure, because a
 * run without a network must pass; it is said, so that nobody takes silence for a clean bill. Its address is never
 * printed: it may be private.
 */
export async function checkAdvisories(registry: string, versions: LockedVersions): Promise<Finding> {
  const count = String(Object.keys(versions).length);
  const answer = await ask(registry, versions);
  if (typeof answer === 'string') {
    return { isClear: true, lines: [`Advisories: NOT CHECKED for ${count} packages, ${answer}`] };
  }
  const lines = Object.entries(answer).flatMap(([name, advisories]) =>
    advisories.map(
      ({ severity, title, url }) =>
        `${name} ${(versions[name] ?? []).join(', ')}: ${severity}, ${title} (${url})`,
    ),
  );
  return {
    isClear: lines.length === 0,
    lines: lines.length === 0 ? [`Advisories: none for ${count} packages`] : lines,
  };
}

async function ask(
  registry: string,
  versions: LockedVersions,
): Promise<string | Readonly<Record<string, readonly Advisory[]>>> {
  try {
    const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', withSlash(registry)), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return `the registry refuses the question (${String(response.status)})`;
    return (await response.json()) as Readonly<Record<string, readonly Advisory[]>>;
  } catch {
    return 'the registry does not answer';
  }
}

function withSlash(registry: string): string {
  return registry.endsWith('/') ? registry : `${registry}/`;
}
