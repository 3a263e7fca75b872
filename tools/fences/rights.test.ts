import { rightNames } from '@handrail/engine/rights';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

/** Where it counts that someone is staff at all, and not what they may do. */
const sameForAllStaff = [
  'server/src/app/pages/add-definition-route.ts',
  'server/src/modules/casework/choose-assignee.ts',
  'server/src/modules/casework/is-own-case.ts',
  'server/src/modules/casework/messages/message-policy.ts',
  'server/src/modules/casework/queue/list-queue.ts',
  'server/src/modules/documents/document-policy.ts',
  'server/src/modules/documents/open-file.ts',
  'server/src/modules/identity/guards/tenant-guard.ts',
  'server/src/modules/second-factors/enroller.ts',
  'server/src/modules/users/find-current-user.ts',
  'server/src/platform/actor.ts',
  'server/src/platform/graphql/access.ts',
  'server/src/platform/rights.ts',
];

/** Rights that the table gives ahead of the operations that will ask for them. */
const awaited: string[] = [];

const table = 'engine/src/rights/rights.ts';
const asker = 'server/src/platform/rights.ts';

describe('who may do something', () => {
  const product = readSources(/^(engine|server|console)\/src\/.*(?<!\.test)\.tsx?$/).filter(
    ({ file }) => !/\/(testing|gql)\//.test(file),
  );

  it('is asked of the table of rights alone', () => {
    expect(listAdHocRules(product)).toEqual([]);
  });

  it('is seen to be decided elsewhere, on planted violations', () => {
    const planted = [
      { file: 'server/src/modules/cases/a.ts', text: "if (actor.kind !== 'staff') return undefined;" },
      { file: 'server/src/modules/cases/b.ts', text: "const may = actor.role === 'admin';" },
      { file: 'server/src/modules/cases/c.ts', text: 'if (isStaff(actor)) return events;' },
      { file: 'console/src/features/team/d.ts', text: "return staff?.role === 'admin';" },
      { file: 'server/src/modules/cases/e.ts', text: "if (hasRight(actor, 'readCases')) return events;" },
    ];
    expect(listAdHocRules(planted)).toEqual(planted.slice(0, 4).map(({ file }) => file));
  });

  it('is a right that something asks for, or one listed here with what it waits for', () => {
    const isAsked = (right: string) =>
      product.some(({ file, text }) => file !== table && text.includes(`'${right}'`));
    expect(rightNames.filter((right) => !isAsked(right)).toSorted()).toEqual(awaited);
  });
});

function listAdHocRules(sources: readonly Source[]): string[] {
  const compares = {
    server: /\bkind [!=]== 'staff'|\bactor\.role [!=]==/,
    console: /\bstaff\??\.role [!=]==/,
  };
  return sources
    .filter(({ file, text }) => {
      if (file === asker || file === 'server/src/platform/actor.ts') return false;
      if (compares[file.startsWith('console/') ? 'console' : 'server'].test(text)) return true;
      return /\bisStaff\(/.test(text) && !sameForAllStaff.includes(file);
    })
    .map(({ file }) => file);
}
