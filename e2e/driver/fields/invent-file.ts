interface InventedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small file that is what its name says. */
export function inventFile(name: string): InventedFile {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const kind = kinds[extension];
  if (!kind) throw new Error(`Nothing is known about files that end in "${extension}"`);
  return { name, mimeType: kind.mimeType, buffer: kind.content() };
}

const jpeg = { mimeType: 'image/jpeg', content: () => Buffer.from(whiteJpeg, 'base64') };

const kinds: Readonly<Record<string, { readonly mimeType: string; readonly content: () => Buffer }>> = {
  pdf: { mimeType: 'application/pdf', content: () => Buffer.from(emptyPdf) },
  png: { mimeType: 'image/png', content: () => Buffer.from(whitePng, 'base64') },
  jpg: jpeg,
  jpeg,
  csv: { mimeType: 'text/csv', content: () => Buffer.from('month,amount\n2026-10,1200\n') },
};

const emptyPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

const whitePng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

const whiteJpeg =
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==';
