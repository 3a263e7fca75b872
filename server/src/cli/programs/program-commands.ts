import { fileURLToPath } from 'node:url';
import { checkProgram, type ProgramDefinition, sayCount } from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import { type Command, exitCodes } from '../command.ts';
import { createProgram } from './create-program.ts';
import { describeFaults } from './describe-faults.ts';
import { getProgram, loadDefinitions } from './load-definitions.ts';
import { previewProgram } from './preview-program.ts';
import { summarizeProgram } from './summarize-program.ts';

const checkProgramFile: Command = {
  noun: 'program',
  verb: 'check',
  argument: 'file',
  summary: 'Check the program in a .json or .ts file for errors',
  run: async (terminal, file) => {
    if (file === undefined) return complainOf(terminal, 'Give a .json or .ts file with a program');
    const definitions = await loadDefinitions(file);
    const isSound = definitions.map((definition) => {
      const faults = checkProgram(definition);
      if (faults.length === 0) terminal.print(summarizeProgram(definition as ProgramDefinition));
      else
        terminal.complain(
          `${file} has ${sayCount(faults.length, 'fault')}:\n${describeFaults(definition, faults)}`,
        );
      return faults.length === 0;
    });
    return isSound.every(Boolean) ? exitCodes.done : exitCodes.failed;
  },
};

const listPrograms: Command = {
  noun: 'program',
  verb: 'list',
  summary: 'List the forms in the library with their current versions',
  run: (terminal) => {
    for (const { key, version } of catalogue) terminal.print(`${key} version ${String(version)}`);
    return Promise.resolve(exitCodes.done);
  },
};

const previewProgramOfKey: Command = {
  noun: 'program',
  verb: 'preview',
  argument: 'key',
  summary: "Print a program's whole form, with its conditions in words",
  run: async (terminal, key) => {
    if (key === undefined) return complainOf(terminal, 'Give the key of a program');
    terminal.print(previewProgram(getProgram(key)));
    return Promise.resolve(exitCodes.done);
  },
};

const exportProgram: Command = {
  noun: 'program',
  verb: 'export',
  argument: 'key',
  summary: 'Print the definition of a program as JSON',
  run: async (terminal, key) => {
    if (key === undefined) return complainOf(terminal, 'Give the key of a program');
    terminal.print(JSON.stringify(getProgram(key), null, 2));
    return Promise.resolve(exitCodes.done);
  },
};

const newProgram: Command = {
  noun: 'program',
  verb: 'new',
  argument: 'key',
  options: ['into'],
  summary: 'Create a starter program and add it to the catalog',
  run: async (terminal, key, { into = programsRoom }) => {
    if (key === undefined) return complainOf(terminal, 'Give the key of the new program, such as heat-help');
    for (const file of createProgram(key, into)) terminal.print(`Wrote ${file}`);
    terminal.print(`To read it, run: npm run handrail -- program preview ${key}`);
    return Promise.resolve(exitCodes.done);
  },
};

/** What an author of programs can do. */
export const programCommands: readonly Command[] = [
  listPrograms,
  checkProgramFile,
  previewProgramOfKey,
  exportProgram,
  newProgram,
];

const programsRoom = fileURLToPath(new URL('../../../../programs/src', import.meta.url));

function complainOf(terminal: Parameters<Command['run']>[0], message: string) {
  terminal.complain(message);
  return Promise.resolve(exitCodes.wrongUsage);
}
