import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes down the errors that belong to no test, which fail a run without failing anything that has a name. */
export default class StrayErrors implements Reporter {
  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env.STRAY_ERRORS;
    if (!file) return;
    const ofFiles = modules.flatMap((module) =>
      module.errors().map(({ message }) => `${module.moduleId}: ${message}`),
    );
    const ofNobody = unhandled.map(({ message, stack }) => `outside of every test: ${stack ?? message}`);
    writeFileSync(file, JSON.stringify([...ofFiles, ...ofNobody]));
  }
}
