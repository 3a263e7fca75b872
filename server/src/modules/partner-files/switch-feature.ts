import { features } from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { savePartner, type SavingContext } from '../partners/index.ts';
import { saveProgram } from '../programs/index.ts';
import type { PartnerFile } from './partner-file.ts';
import { pinVersions } from './pin-versions.ts';
import { readPartnerFile } from './read-partner-file.ts';
import { toPartnerDraft, toProgramDrafts } from './to-drafts.ts';

export interface FeatureSwitch {
  readonly feature: string;
  readonly isOn: boolean;
  /** The program to switch it for, by name; without one it is the partner's own. */
  readonly program?: string | undefined;
}

/** Switches a feature of a partner or of one program on or off; to what it is already, it changes nothing. */
export async function switchFeature(ctx: SavingContext, wanted: FeatureSwitch): Promise<void> {
  assertKnown(wanted.feature);
  const file = await readPartnerFile(ctx);
  if (wanted.program === undefined) {
    if (!wanted.isOn) assertUnused(file, wanted.feature);
    const draft = toPartnerDraft(file);
    await savePartner(ctx, { ...draft, features: change(draft.features, wanted) });
    return;
  }

  const drafts = toProgramDrafts(pinVersions(file, undefined));
  const draft = drafts.find(({ name }) => name === wanted.program);
  if (!draft) {
    throw new AppError(
      'INVALID_INPUT',
      inEnglish([
        `There is no program "${wanted.program}". Allowed: ${drafts.map(({ name }) => name).join(', ')}.`,
      ]),
    );
  }
  await saveProgram(ctx, { ...draft, features: change(draft.features, wanted) });
}

function assertKnown(feature: string): void {
  const known: readonly string[] = features;
  if (known.includes(feature)) return;
  throw new AppError(
    'INVALID_INPUT',
    inEnglish([`There is no feature "${feature}". Allowed: ${features.join(', ')}.`]),
  );
}

/** A program can only have what its partner has, so it goes first. */
function assertUnused({ programs = [] }: PartnerFile, feature: string): void {
  const users = programs.filter(({ features: own = [] }) => own.some((each) => each === feature));
  if (users.length === 0) return;
  throw new AppError(
    'INVALID_INPUT',
    inEnglish(
      users.map(({ name }) => `Program "${name}" still has "${feature}". Switch it off there first.`),
    ),
  );
}

function change(switchedOn: readonly string[], { feature, isOn }: FeatureSwitch): readonly string[] {
  if (switchedOn.includes(feature) === isOn) return switchedOn;
  return isOn ? [...switchedOn, feature] : switchedOn.filter((each) => each !== feature);
}
