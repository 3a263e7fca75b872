import { applyAsNewPerson } from '../driver/apply-as-new-person.ts';
import { createKeyboardHand } from '../driver/hands/keyboard-hand.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { getAnsweredProgram, longestOf } from '../../server/src/testing/list-answered-programs.ts';
import { test } from '../support/journey.ts';
import { sampledPrograms } from '../support/sampled-programs.ts';

test('someone applies with nothing but the keyboard', async ({ page, request, look }) => {
  test.setTimeout(300_000);
  const { definition, sets } = await getAnsweredProgram(sampledPrograms.keyboard);
  for (const set of longestOf(sets)) {
    await applyAsNewPerson({ page, request, look, hand: createKeyboardHand(page) }, definition, set);
  }
});

test('someone applies with a mouse', async ({ page, request, look }) => {
  test.setTimeout(300_000);
  const { definition, sets } = await getAnsweredProgram(sampledPrograms.mouse);
  const hand = createPointerHand({ hasTouch: false });
  for (const set of longestOf(sets)) {
    await applyAsNewPerson({ page, request, look, hand }, definition, set);
  }
});
