import { applyAsNewPerson } from '../driver/apply-as-new-person.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { listAnsweredPrograms, longestOf } from '../../server/src/testing/list-answered-programs.ts';
import { test } from '../support/journey.ts';

/** `npm run journeys:programs` applies to every program with every set of answers, which takes half an hour. */
const takesEverything = process.env.ALL_ANSWER_SETS === '1';

/** One program of each family, for every build; two more are applied to at a desk. */
const heads = [
  'caregiver-learn-and-earn',
  'emergency-aid-national-service',
  'housing-voucher',
  'micro-business-grant',
  'mobility-pilot-consent',
  'rental-assistance',
  'small-business-external-loan-fund',
];

const programs = await listAnsweredPrograms();
for (const { definition, sets } of programs.filter(
  ({ definition: { key } }) => takesEverything || heads.includes(key),
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
