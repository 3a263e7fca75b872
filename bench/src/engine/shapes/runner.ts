import { raceShape } from './race-shape.ts';
import type { ShapeName } from '../form/generate-form.ts';

/** Runs in a process of its own, for one shape and size of form. */
const [shape, size] = process.argv.slice(2);
process.stdout.write(JSON.stringify(raceShape(shape as ShapeName, Number(size))));
