interface DryRunAnswer {
  readonly bulkChange?: { readonly untriedCount: number } | null;
}

/** A dry run of many cases goes piece by piece: asks again, with the same id, until it came to every case. */
export async function tryAllCases<Answer extends DryRunAnswer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  return answer.bulkChange && answer.bulkChange.untriedCount > 0 ? tryAllCases(ask) : answer;
}
