/** The part of an error of AJV that says where it is. */
export interface AjvError {
  readonly instancePath?: string;
  readonly property?: string;
  readonly keyword?: string;
  readonly name?: string;
  readonly params: { readonly missingProperty?: string };
}

/** The paths that AJV's errors are about, each once. */
export function listWrongPaths(errors: readonly AjvError[]): string[] {
  const paths = errors
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath = '', params }) => [...instancePath.split('/'), params.missingProperty ?? ''])
    .map((segments) => segments.filter((segment) => segment !== '').join('.'));
  return [...new Set(paths)];
}
