import type { EligibilityVersion } from './eligibility-version.ts';

type Lifetime = Pick<EligibilityVersion, 'number' | 'publishedAt' | 'takenBackAt'>;

/** Whether visitors were asked a version at any time of a span, given it and all that came after it. */
export function wasAsked(
  versions: readonly Lifetime[],
  number: number,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const changes = versions.flatMap(({ publishedAt, takenBackAt }) => [
    publishedAt.getTime(),
    ...(takenBackAt ? [takenBackAt.getTime()] : []),
  ]);
  // Between two changes the same version is asked.
  const moments = [from, ...changes.filter((at) => at > from && at <= to)];
  return moments.some((at) => findAskedAt(versions, at) === number);
}

/** The newest version of those that were published by then and not yet taken back. */
function findAskedAt(versions: readonly Lifetime[], at: number): number | undefined {
  const standing = versions.filter(
    ({ publishedAt, takenBackAt }) =>
      publishedAt.getTime() <= at && (takenBackAt === null || takenBackAt.getTime() > at),
  );
  return standing.toSorted((one, other) => other.number - one.number)[0]?.number;
}
