import { features } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getPartner, listApplicantTypes, savePartner } from '../partners/index.ts';
import { listProgramsOf, saveProgram } from '../programs/index.ts';

export interface FeatureSwitch {
  readonly feature: string;
  readonly isOn: boolean;
  /** The program to switch it for, by name; without one it is the partner's own. */
  readonly program?: string | undefined;
}

type SwitchingContext = Pick<RequestContext, 'partnerId' | 'actor' | 'requestId' | 'db' | 'now'>;

/** Switches a feature of a partner or of one program on or off; to what it is already, it changes nothing. */
export async function switchFeature(
  ctx: SwitchingContext,
  { program, ...wanted }: FeatureSwitch,
): Promise<void> {
  const known: readonly string[] = features;
  if (!known.includes(wanted.feature)) {
    throw new AppError('INVALID_INPUT', [
      `There is no feature "${wanted.feature}". Allowed: ${features.join(', ')}.`,
    ]);
  }
  if (program === undefined) await switchForPartner(ctx, wanted);
  else await switchForProgram(ctx, program, wanted);
}

async function switchForPartner(ctx: SwitchingContext, wanted: FeatureSwitch): Promise<void> {
  const { id: _id, ...partner } = await getPartner(ctx);
  const applicantTypes = await ctx.db.transaction((tx) => listApplicantTypes(tx, ctx.partnerId));
  await savePartner(ctx, { ...partner, applicantTypes, features: change(partner.features, wanted) });
}

async function switchForProgram(ctx: SwitchingContext, name: string, wanted: FeatureSwitch): Promise<void> {
  const programs = await ctx.db.transaction((tx) => listProgramsOf(tx, ctx.partnerId));
  const program = programs.find((each) => each.name === name);
  if (!program) {
    throw new AppError('INVALID_INPUT', [
      `There is no program "${name}". Allowed: ${programs.map((each) => each.name).join(', ')}.`,
    ]);
  }
  const { id: _id, outline: _outline, ...draft } = program;
  await saveProgram(ctx, {
    ...draft,
    features: change(program.features, wanted),
    applicantTypes: program.applicantTypes.map(({ applicantType, nameOverride }) => ({
      name: applicantType.name,
      ...(nameOverride !== null && { nameOverride }),
    })),
  });
}

function change(switchedOn: readonly string[], { feature, isOn }: FeatureSwitch): string[] {
  const others = switchedOn.filter((each) => each !== feature);
  if (!isOn) return others;
  return switchedOn.includes(feature) ? [...switchedOn] : [...others, feature];
}
