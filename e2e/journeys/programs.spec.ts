import { applyAsNewPerson } from '../driver/apply-as-new-person.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { listAnsweredPrograms, longestOf } from '../driver/list-answered-programs.ts';
import { test } from '../support/journey.ts';

/** All sets of answers take long to fill in, so that by default each program is applied to once. */
const takesAllSets = process.env.ALL_ANSWER_SETS === '1';

for (const { definition, sets } of await listAnsweredPrograms()) {
  for (const set of takesAllSets ? sets : longestOf(sets)) {
    test(`${definition.key}: ${set.name} applies on a phone, and the server has every answer`, async ({
      page,
      request,
      look,
    }) => {
      test.setTimeout(300_000);
      const hand = createPointerHand({ hasTouch: true });
      await applyAsNewPerson({ page, request, hand, look }, definition, set);
    });
  }
}
