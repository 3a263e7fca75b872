import type { Answers } from '@handrail/engine';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoPartner } from '../../server/src/demo/demo-partner.ts';
import { getAnsweredProgram } from '../../server/src/testing/list-answered-programs.ts';
import { applyToProgram } from '../driver/apply-to-program.ts';
import { expectSameAnswers } from '../driver/compare-answers.ts';
import { getDemoProgram } from '../driver/get-demo-program.ts';
import type { Hand } from '../driver/hands/hand.ts';
import { createPointerHand } from '../driver/hands/pointer-hand.ts';
import { readApplication } from '../driver/read-application.ts';

interface AfterCheck {
  readonly page: Page;
  readonly hasTouch: boolean;
  readonly look: (name: string, at?: Page) => Promise<void>;
  readonly partner: DemoPartner;
  readonly definitionKey: string;
  readonly answers: Answers;
  /** What the pre-check asked already: the field's key, and words of what one would type or choose to answer it again. */
  readonly carried: Readonly<Record<string, string>>;
  readonly applicantName: string;
  readonly applicantEmail: string;
}

/** Applies from the home page to "Thanks for applying", where nothing that the pre-check asked is answered again. */
export async function applyAfterCheck({
  page,
  look,
  carried,
  answers,
  ...person
}: AfterCheck): Promise<void> {
  const { definition } = await getAnsweredProgram(person.definitionKey);
  const { programName, copyValues } = getDemoProgram(person.definitionKey, person.partner);
  const { applicantName, applicantEmail } = person;
  const done: string[] = [];
  const shown = new Set<string>();

  const { applicationId, form } = await applyToProgram({
    page,
    hand: createWatchedHand(createPointerHand({ hasTouch: person.hasTouch }), done),
    definition,
    programName,
    answers,
    copyValues: { ...copyValues, applicantName, applicantEmail },
    glance: async (_kind, fields = []) => {
      const known = fields.filter(({ key }) => key in carried && !shown.has(key));
      if (known.length === 0) return;
      await expect(page.getByText(/^From your eligibility check on /)).toHaveCount(known.length);
      for (const { key } of known) shown.add(key);
      await look('eligibility-carried', page);
    },
  });

  expect([...shown].sort()).toEqual(Object.keys(carried).sort());
  const again = Object.values(carried);
  expect(done.filter((act) => again.some((words) => act.includes(words)))).toEqual([]);
  const { application } = await readApplication(page.request, applicationId);
  expect(application.submittedAt).not.toBeNull();
  expectSameAnswers(application.versions[0]?.answers ?? {}, form.submittedAnswers());
}

/** A hand that notes what it types, and what it chooses where. */
function createWatchedHand(hand: Hand, done: string[]): Hand {
  const note = (control: Locator) => {
    done.push(String(control));
  };
  return {
    ...hand,
    type: async (field, text) => {
      done.push(text);
      await hand.type(field, text);
    },
    pick: async (radio, group) => {
      note(radio);
      await hand.pick(radio, group);
    },
    tick: async (box) => {
      note(box);
      await hand.tick(box);
    },
  };
}
