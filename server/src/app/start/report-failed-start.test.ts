import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/read-config.ts';
import { reportFailedStart } from './report-failed-start.ts';

describe('reportFailedStart', () => {
  it('says each fault of the environment on a line of its own at a terminal', () => {
    expect(report(false)).toEqual({
      logged: '',
      complained: expect.stringMatching(
        /^Handrail cannot start with this environment\.\n {2}PORT: .*\n {2}DEMO_WORLD: .*\n$/,
      ) as string,
    });
  });

  it('lists the faults in one JSON object in a log', () => {
    const { logged, complained } = report(true);
    expect(complained).toBe('');
    expect(JSON.parse(logged)).toMatchObject({
      level: 'error',
      message: 'Handrail cannot start with this environment.',
      faults: [expect.stringMatching(/^PORT: read "http"; /), expect.stringMatching(/^DEMO_WORLD: /)],
    });
    expect(logged).not.toContain('u000a');
  });
});

function report(isLog: boolean): { logged: string; complained: string } {
  const said = { logged: '', complained: '' };
  const log = (line: string) => void (said.logged += line);
  const complain = (text: string) => void (said.complained += text);
  try {
    readConfig({ PORT: 'http', DEMO_WORLD: 'yes' });
  } catch (error) {
    reportFailedStart(error, { isLog, log, complain });
  }
  return said;
}
