/**
 * How a failure reaches the browser: as a GraphQL error that every screen reacts to, inside `metadata`, or as the
 * status of the whole answer, which a proxy and a browser understand too.
 */
type Surface = 'error' | 'metadata' | 'status';

export interface CatalogueEntry {
  /** Mirrors HTTP; under 400 would be success. */
  readonly status: number;
  readonly text: string;
  readonly surface: Surface;
}
