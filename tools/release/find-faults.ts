export interface ReleaseTree {
  readonly changelog: string;
  /** Folder and number of each package. */
  readonly versions: Readonly<Record<string, string>>;
  /** What `git status` says of it. */
  readonly changes: string;
}

/** Why this tree cannot be released, one sentence each. */
export function findFaults({ changelog, versions, changes }: ReleaseTree): string[] {
  const [version = ''] = Object.values(versions);
  const heading = /^## (.*)$/m.exec(changelog)?.[1] ?? 'nothing';
  const others = Object.entries(versions).filter(([, each]) => each !== version);
  return [
    ...(changes ? ['There are changes that are not committed.'] : []),
    ...others.map(([folder, each]) => `${folder} has the number ${each}, not ${version}.`),
    ...(/^\S+ \(\d{4}-\d{2}-\d{2}\)$/.test(heading) && heading.startsWith(`${version} `)
      ? []
      : [`CHANGELOG.md begins with "${heading}" instead of "${version} (date)".`]),
  ];
}
