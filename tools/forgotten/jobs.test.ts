import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

const list = 'server/src/app/start/job-list.ts';

describe('a background job', () => {
  it('stands in the list of jobs', () => {
    const sources = readSources(/^server\/src\/.*\.ts$/).filter(
      ({ file }) => !/\.test\.ts$|\/testing\//.test(file),
    );
    expect(sources.filter(({ text }) => text.search(definition) >= 0).length).toBeGreaterThan(5);
    expect(listUnlisted(sources)).toEqual([]);
  });

  it('is missed where the list does not name it', () => {
    const planted = [
      { file: list, text: 'export const jobs = [deliverMail];' },
      { file: 'server/src/modules/a/deliver-mail.job.ts', text: 'export const deliverMail = defineJob({' },
      { file: 'server/src/modules/a/sweep.job.ts', text: 'export const sweep: Schedule = {' },
    ];
    expect(listUnlisted(planted)).toEqual(['sweep in server/src/modules/a/sweep.job.ts']);
  });
});

const definition =
  /^export (?:const|function) (\w+)(?:\([^)]*\))?(?:: Schedule\b| = define(?:Job|Schedule)\()/gm;

function listUnlisted(sources: readonly Source[]): string[] {
  const listed = sources.find(({ file }) => file === list)?.text ?? '';
  return sources
    .filter(({ file }) => !file.startsWith('server/src/platform/jobs/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(definition)]
        .map(([, name = '']) => name)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(listed))
        .map((name) => `${name} in ${file}`),
    );
}
