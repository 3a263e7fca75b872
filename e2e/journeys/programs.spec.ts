import { applyAsNewPerson } from '../driver/apply-as-new-person.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { listAnsweredPrograms, longestOf } from '../../server/src/testing/list-answered-programs.ts';
import { test } from '../support/journey.ts';
import { sampledPrograms } from '../support/sampled-programs.ts';

/** `npm run drills -- programs` applies to every program with every set of answers, which takes half an hour. */
const takesEverything = process.env.ALL_ANSWER_SETS === '1';

const programs = await listAnsweredPrograms();
for (const { definition, sets } of programs.filter(
  ({ definition: { key } }) => takesEverything || sampledPrograms.phone.some((sampled) => sampled === key),
)) {
  for (const set of takesEverything ? sets : longestOf(sets)) {
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
