import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateOperations } from './generate-operations.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

for (const app of ['portal', 'console']) {
  await generateOperations(path.join(root, app), path.join(root, 'server/schema.graphql'));
}
