import type { LockedVersions } from './check-advisories.ts';

export interface LockedPackage {
  /** Only where it differs from the place. */
  readonly name?: string;
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** What an installation runs, as a lockfile says: no workspaces, and nothing that only development needs. */
export function listLockedVersions(packages: Readonly<Record<string, LockedPackage>>): LockedVersions {
  const versions: Record<string, string[]> = {};
  for (const [place, { name, version, dev, link }] of Object.entries(packages)) {
    const placed = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (placed === undefined || version === undefined || dev || link) continue;
    const known = (versions[name ?? placed] ??= []);
    if (!known.includes(version)) known.push(version);
  }
  return versions;
}
