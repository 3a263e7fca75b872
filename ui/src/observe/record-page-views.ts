/** What we ask of an app's router. */
export interface ObservedRouter {
  readonly state: ObservedState;
  readonly subscribe: (listener: (state: ObservedState) => void) => unknown;
}

interface ObservedState {
  readonly location: { readonly key: string };
  readonly navigation: { readonly state: string };
  readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[];
}

/** Tells the route pattern of each page that is opened; ids and texts of a person never leave. */
export function recordPageViews(router: ObservedRouter, record: (route: string) => void): void {
  let lastKey: string | undefined;

  function handleState({ location, navigation, matches }: ObservedState): void {
    if (navigation.state !== 'idle' || location.key === lastKey) return;
    lastKey = location.key;
    record(toPattern(matches));
  }

  handleState(router.state);
  router.subscribe(handleState);
}

/** What only a catch-all matches is no page of ours. */
function toPattern(matches: ObservedState['matches']): string {
  const parts = matches.flatMap(({ route }) => route.path ?? []);
  const pattern = `/${parts.join('/')}`;
  return pattern.endsWith('*') ? 'other' : pattern;
}
