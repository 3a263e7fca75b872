import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { type OperationFile, type ShippedOperation, toOperations } from './to-operations.ts';

/**
 * Writes what a browser app needs from its `.graphql` files: the types of each operation, its name and hash, and the
 * trusted documents that the server looks up by that hash. The text of an operation never ships to the browser.
 */
export async function generateOperations(app: string, schemaFile: string): Promise<void> {
  const documents = listDocuments(path.join(app, 'src'));
  const operations = toOperations(documents);
  const folder = path.join(app, 'src/gql');

  const types = await generateTypes(schemaFile, documents);
  const exports = operations.map(({ name }) => `export { ${name}Document } from './documents/${name}.ts';`);

  mkdirSync(path.join(folder, 'documents'), { recursive: true });
  removeOthers(path.join(folder, 'documents'), operations);
  // A file for each, so that a page loads the hashes of its own operations and of no others.
  for (const operation of operations) {
    writeIfChanged(path.join(folder, `documents/${operation.name}.ts`), toConstant(operation));
  }
  writeIfChanged(path.join(folder, 'operations.ts'), [types, ...exports, ''].join('\n'));
  const trusted = Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
  writeIfChanged(path.join(folder, 'trusted-documents.json'), `${JSON.stringify(trusted, null, 2)}\n`);
}

function listDocuments(folder: string): OperationFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => {
      const location = path.join(folder, file);
      return { location, document: parse(readFileSync(location, 'utf8')) };
    });
}

/** What is left of an operation that is gone would not compile anymore. */
function removeOthers(folder: string, operations: readonly ShippedOperation[]): void {
  const wanted = new Set(operations.map(({ name }) => `${name}.ts`));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
}

function toConstant({ name, kind, hash }: ShippedOperation): string {
  const result = name + kind.charAt(0).toUpperCase() + kind.slice(1);
  const meta = JSON.stringify({ name, hash });
  return [
    `import type { Operation } from '@handrail/ui';`,
    `import type { ${result}, ${result}Variables } from '../operations.ts';`,
    `export const ${name}Document: Operation<${result}, ${result}Variables> = ${meta};`,
    '',
  ].join('\n');
}

function generateTypes(schemaFile: string, documents: OperationFile[]): Promise<string> {
  const schemaAst = buildSchema(readFileSync(schemaFile, 'utf8'));
  return codegen({
    filename: 'operations.ts',
    schema: parse(readFileSync(schemaFile, 'utf8')),
    schemaAst,
    documents,
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationTypes },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: true,
      strictScalars: true,
      immutableTypes: true,
      scalars: {
        Cents: 'number',
        DateTime: 'string',
        JSON: 'unknown',
        NonEmptyString: 'string',
        Upload: 'File',
      },
    },
  });
}

/** Leaves an unchanged file alone, so that a watcher does not build again for nothing. */
function writeIfChanged(file: string, text: string): void {
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
