import type { Scope } from '../../rules/scope.ts';
import type { SampleHousehold } from '../../eligibility/eligibility.ts';
import type { ContentFault } from './content-fault.ts';
import { checkCount, checkLengths, listRepeats, mostSamples, mostTitle, type FaultWords } from './limits.ts';

export function checkSamples(
  words: FaultWords,
  samples: readonly SampleHousehold[],
  scope: Scope,
): ContentFault[] {
  const repeats = listRepeats(samples.map(({ id }) => id));
  return [
    ...checkCount(words, 'samples', samples, mostSamples),
    ...samples.flatMap((sample, index) => {
      const path = `samples[${index}]`;
      const faults = [
        ...checkLengths(words, `${path}.`, sample, { name: mostTitle }),
        ...Object.entries(sample.answers).flatMap(([key, value]) =>
          checkAnswer(words, { key, value: String(value) }, `${path}.answers`, scope),
        ),
      ];
      if (sample.name.trim() === '') faults.push({ path: `${path}.name`, message: words.noName });
      if (repeats.includes(index)) faults.push({ path: `${path}.id`, message: words.idTwice });
      return faults;
    }),
  ];
}

function checkAnswer(
  words: FaultWords,
  { key, value }: { readonly key: string; readonly value: string },
  path: string,
  scope: Scope,
): ContentFault[] {
  const field = scope.slotByKey.get(key)?.field;
  if (!field) return [{ path, message: words.strangeSampleKey(key) }];
  const isChoice = 'options' in field;
  if (value === '' || !isChoice || field.options.some((option) => option.value === value))
    return checkLengths(words, `${path}.`, { [key]: value }, { [key]: mostTitle });
  return [{ path, message: words.strangeSampleAnswer(key, value) }];
}
