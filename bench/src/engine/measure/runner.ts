import { contenders } from '../contenders/contenders.ts';
import { measureAlone } from './measure-alone.ts';
import { race } from './race.ts';

/** Runs in a process of its own, for one size of form: all contenders in turn, or the one that is named, alone. */
const [size, name] = process.argv.slice(2);
const contender = contenders.find((candidate) => candidate.name === name);
const measured = contender ? measureAlone(contender, Number(size)) : race(contenders, Number(size));
process.stdout.write(JSON.stringify(measured));
