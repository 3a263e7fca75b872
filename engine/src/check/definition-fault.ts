/** One fault of a definition, with the path that leads to it. */
export interface DefinitionFault {
  readonly path: string;
  readonly message: string;
}

/** The path of an attribute of something. */
export function joinPath(path: string, attribute: string): string {
  return path === '' ? attribute : `${path}.${attribute}`;
}
