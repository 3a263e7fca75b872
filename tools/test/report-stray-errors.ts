import { writeFileSync } from 'node:fs';

interface StrayError {
  readonly message: string;
  readonly stack?: string;
}

interface TestFile {
  readonly moduleId: string;
  readonly errors: () => readonly StrayError[];
}

/** Part of the test runner: writes down the errors that belong to no test, which fail a run without a name. */
export default class StrayErrors {
  onTestRunEnd(files: readonly TestFile[], unhandled: readonly StrayError[]): void {
    const report = process.env.STRAY_ERRORS;
    if (!report) return;
    const ofFiles = files.flatMap((file) =>
      file.errors().map(({ message }) => `${file.moduleId}: ${message}`),
    );
    const ofNobody = unhandled.map(({ message, stack }) => `outside of every test: ${stack ?? message}`);
    writeFileSync(report, JSON.stringify([...ofFiles, ...ofNobody]));
  }
}
