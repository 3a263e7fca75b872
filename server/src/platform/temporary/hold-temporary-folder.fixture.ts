import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTemporaryFolder } from './open-temporary-folder.ts';

/** A process that keeps plain content in a folder, says where, and ends in good order when its input does. */
const { path } = await openTemporaryFolder('upload');
writeFileSync(join(path, 'content'), 'plain');
process.stdin.resume().on('end', () => process.exit(0));
process.stdout.write(`${path}\n`);
