import {
  findIncomeLimitCents,
  formatCents,
  listAmiKeys,
  settleIncomes,
  toIncomeKey,
  type EligibilityQuestion,
} from '@handrail/engine';
import { Banner } from '@handrail/ui';
import { useText, type Say } from '../../shared/context/use-text.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { readIncome } from './read-income.ts';

interface IncomeClashProps extends Pick<KeptAnswers, 'answers' | 'areas'> {
  readonly question: Extract<EligibilityQuestion, { readonly type: 'AMIComponent' }>;
  readonly live?: boolean;
}

/** Points out that the yearly income and the answer about the limit cannot both be right (the latter decides, P483). */
export function IncomeClash({ live, ...facts }: IncomeClashProps) {
  const say = useText();
  const clash = describeClash(say, facts);
  if (clash === undefined) return null;
  return (
    <Banner tone="warning" live={live} title={say('eligibility.clash', 'Two of your answers don’t match')}>
      {clash}
    </Banner>
  );
}

function describeClash(say: Say, { question, answers, areas }: IncomeClashProps): string | undefined {
  const { key, props } = question;
  const [, householdSize, isIncomeAboveLimit] = listAmiKeys(key);
  const area = areas[key];
  const said = answers[isIncomeAboveLimit];
  const dollars = readIncome(answers[toIncomeKey(key)]);
  const cents = area && findIncomeLimitCents(area, Number(answers[householdSize] ?? 0), props?.tier);
  if (!area || said === undefined || dollars === undefined || cents === undefined) return undefined;

  const facts = { ...answers, [toIncomeKey(key)]: dollars };
  const settled = settleIncomes([question], facts, new Map([[area.id, area]]));
  if (String(settled[isIncomeAboveLimit]) === String(said)) return undefined;
  const amounts = { limit: formatCents(cents), income: formatCents(dollars * 100) };
  return settled[isIncomeAboveLimit] === true
    ? say(
        'eligibility.clash.above',
        'You said that your household’s income is not above {limit}, but you entered {income} a year. Please correct the one that is wrong.',
        amounts,
      )
    : say(
        'eligibility.clash.within',
        'You said that your household’s income is above {limit}, but you entered {income} a year. Please correct the one that is wrong.',
        amounts,
      );
}
