/** The kinds of files we take, each with the type under which it is given back. */
export type FileKind = (typeof fileKinds)[number];

const fileKinds = [
  { kind: 'heic', mimetype: 'image/heic' },
  { kind: 'jpeg', mimetype: 'image/jpeg' },
  { kind: 'png', mimetype: 'image/png' },
  { kind: 'webp', mimetype: 'image/webp' },
  { kind: 'pdf', mimetype: 'application/pdf' },
  { kind: 'doc', mimetype: 'application/msword' },
  { kind: 'docx', mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  { kind: 'csv', mimetype: 'text/csv' },
  { kind: 'xls', mimetype: 'application/vnd.ms-excel' },
  { kind: 'xlsx', mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
] as const;

const otherNames: Readonly<Record<string, string>> = { heif: 'heic', jpg: 'jpeg' };

/** The kind that a file's name claims. */
export function toFileKind(filename: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  return fileKinds.find(({ kind }) => kind === (otherNames[extension] ?? extension));
}

export function fromMimetype(mimetype: string): FileKind | undefined {
  return fileKinds.find((fileKind) => fileKind.mimetype === mimetype);
}
