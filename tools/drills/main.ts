import { CannotRun } from './drill.ts';
import { drills } from './drills.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. There are:`);
  for (const { name, about } of drills) console.error(`  ${name}  ${about}`);
  process.exit(2);
}

// One that did not run has shown nothing, so it does not count as passed.
for (const { name, about, run } of drills.filter(
  (drill) => wanted.length === 0 || wanted.includes(drill.name),
)) {
  console.log(`${name}: ${about}`);
  try {
    await run((line) => {
      console.log(`  ${line}`);
    });
    console.log(`${name}: passed`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`${name}: ${error instanceof CannotRun ? `NOT RUN, ${error.message}` : 'FAILED'}`);
    if (!(error instanceof CannotRun)) console.error(error);
  }
}
process.exit();
