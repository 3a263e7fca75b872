import { join } from 'node:path';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { readLines } from '../../platform/backup/lines-file.ts';
import type { BackedUpTable } from '../../platform/backup/manifest.ts';

export interface DocumentFile {
  readonly key: string;
  /** Names the document without telling what it is called, which may be personal. */
  readonly name: string;
  /** A preview can be made again, and what was removed or rejected may be gone already. */
  readonly isNeeded: boolean;
}

/** The files that the documents of a backup's own database name, so that both are of the same moment. */
export async function* listDocumentFiles(
  folder: string,
  tables: readonly BackedUpTable[],
): AsyncIterable<DocumentFile> {
  const table = tables.find(({ name }) => name === 'documents');
  if (!table) throw new BackupError('The backup has no table of documents.');
  const placeOf = (column: string) => table.columns.findIndex(({ name }) => name === column);
  const places = {
    partner: placeOf('partner_id'),
    id: placeOf('id'),
    key: placeOf('storage_key'),
    preview: placeOf('preview_key'),
    state: placeOf('state'),
    removed: placeOf('removed_at'),
  };
  for await (const line of readLines(join(folder, 'database/documents.jsonl.gz'))) {
    const row = JSON.parse(line) as (string | null)[];
    const key = row[places.key];
    const preview = row[places.preview];
    const name = `document ${row[places.id] ?? ''} of partner ${row[places.partner] ?? ''}`;
    const isNeeded = row[places.removed] === null && row[places.state] !== 'rejected';
    if (key) yield { key, name, isNeeded };
    if (preview) yield { key: preview, name, isNeeded: false };
  }
}
