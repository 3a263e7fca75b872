import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answers } from '@handrail/engine';
import { putOffPreview, uploadDocuments } from '../../modules/documents/index.ts';
import type { RequestContext } from '../../platform/context.ts';
import { openTemporaryFolder } from '../../platform/temporary/open-temporary-folder.ts';
import { writeDemoFile, writeDemoLines } from './demo-file.ts';

interface NamedFile {
  readonly id: string;
  readonly filename: string;
}

/** The same answers with files that are there: each one they name is uploaded by the person who acts. */
export async function uploadDemoFiles(
  ctx: RequestContext,
  answers: Answers,
  page: { readonly name: string; readonly day: string },
): Promise<Answers> {
  const named = listFiles(answers);
  if (named.length === 0) return answers;
  const folder = await openTemporaryFolder('demo');
  try {
    const files = await Promise.all(
      named.map(async (file, index) => {
        const filename = toPdfName(file);
        const lines = writeDemoLines(filename, page);
        const content = writeDemoFile(lines);
        const path = join(folder.path, String(index));
        await writeFile(path, content, { mode: 0o600 });
        const sha256 = createHash('sha256').update(content).digest();
        return { filename, path, size: content.length, sha256, text: lines.join('\n') };
      }),
    );
    const documents = await uploadDocuments(ctx, files);
    // Hundreds of pages that nobody may ever look at would keep a fresh machine busy for minutes.
    for (const [index, { id }] of documents.entries())
      await putOffPreview(ctx, id, { text: files[index]?.text ?? '', pageCount: 1 });
    const found = new Map(named.map((file, index) => [file.id, documents[index]?.id ?? '']));
    return nameFiles(answers, found) as Answers;
  } finally {
    await folder.discard();
  }
}

/** The answers that name no file. */
export function withoutFiles(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => listFiles(value).length === 0));
}

function toPdfName({ filename }: NamedFile): string {
  return filename.replace(/\.\w+$/, '.pdf');
}

function isFile(value: unknown): value is NamedFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'filename' in value;
}

/** Every file that the answers name, once. */
function listFiles(value: unknown): NamedFile[] {
  if (isFile(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const files = Object.values(value).flatMap(listFiles);
  return [...new Map(files.map((file) => [file.id, file])).values()];
}

function nameFiles(value: unknown, found: ReadonlyMap<string, string>): unknown {
  if (isFile(value)) return { ...value, id: found.get(value.id), filename: toPdfName(value) };
  if (Array.isArray(value)) return value.map((each) => nameFiles(each, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, nameFiles(each, found)]));
}
