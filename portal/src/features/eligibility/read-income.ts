import { parseCurrency, toIncomeKey, type EligibilityAnswers } from '@handrail/engine';

/** A typed yearly income in whole dollars, as limits are; nothing where it does not read as an amount. */
export function readIncome(typed: EligibilityAnswers[string]): number | undefined {
  const cents = parseCurrency(String(typed ?? ''));
  return cents === undefined || cents < 0 ? undefined : Math.floor(cents / 100);
}

/** The keys of the incomes that were typed but do not read as an amount. */
export function listUnreadIncomes(incomeKeys: readonly string[], answers: EligibilityAnswers): string[] {
  return incomeKeys
    .map(toIncomeKey)
    .filter((key) => String(answers[key] ?? '').trim() !== '' && readIncome(answers[key]) === undefined);
}

/** The answers as they are judged: people type "$41,000.50". */
export function inDollars(answers: EligibilityAnswers, incomeKeys: readonly string[]): EligibilityAnswers {
  const incomes = incomeKeys.map((key) => {
    const dollars = readIncome(answers[toIncomeKey(key)]);
    return [toIncomeKey(key), dollars === undefined ? undefined : String(dollars)] as const;
  });
  return { ...answers, ...Object.fromEntries(incomes) };
}
