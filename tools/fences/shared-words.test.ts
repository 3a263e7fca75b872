import { displayStatuses } from '@handrail/engine';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

/** Words that server, portal and console share, each with the only file that may spell it out. */
const owners = {
  'who can edit an application (P404)': {
    owner: 'engine/src/cases/case-status.ts',
    spelledOut: /=== 'Withdrawn' && submittedAt === null/,
    // Whether an earlier application is in progress is asked of history, not of a screen.
    others: ['server/src/modules/applications/starting/reapplication.ts'],
  },
  'the statuses that applicants read': {
    owner: 'engine/src/definition/program.ts',
    spelledOut: /\btype DisplayStatus =|interface StatusOverride \{/,
    others: [],
  },
  'how a time of day reads, with its zone': {
    owner: 'engine/src/moments/format-moment.ts',
    spelledOut: /timeStyle|toLocaleTimeString|toLocaleString|\bhour: '(numeric|2-digit)'/,
    // Four digits of a file for banks, which no person reads as a time.
    others: ['server/src/modules/payment-batches/files/to-files.ts'],
  },
  'the form of an id': {
    owner: 'engine/src/answers/uuid.ts',
    spelledOut: /\[(?:0-9a-f|\\da-f)\]\{8\}/i,
    others: [],
  },
} as const;

describe('a word that several rooms share', () => {
  const product = readSources(/^(engine|server|portal|console|ui)\/src\/.*(?<!\.test)\.tsx?$/);

  it.each(Object.entries(owners))('is spelled out once: %s', (_name, { owner, spelledOut, others }) => {
    expect(listSpellers(product, spelledOut).toSorted()).toEqual([owner, ...others].toSorted());
  });

  it('is seen to be spelled out twice, on a planted violation', () => {
    const planted = [
      { file: 'portal/src/a.ts', text: `const uuid = /^[0-9a-f]{8}$/;` },
      { file: 'portal/src/b.ts', text: `type DisplayStatus = '${displayStatuses[0]}';` },
    ];
    expect(listSpellers(planted, owners['the form of an id'].spelledOut)).toEqual(['portal/src/a.ts']);
    expect(listSpellers(planted, owners['the statuses that applicants read'].spelledOut)).toEqual([
      'portal/src/b.ts',
    ]);
  });
});

function listSpellers(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}
