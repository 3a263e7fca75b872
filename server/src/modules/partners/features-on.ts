import { type Feature, flagsOfFeatures, hasFeature, narrowFeatures } from '@handrail/engine';
import type { Visit } from '../../platform/context.ts';
import type { Partner } from './partner.ts';

type FeatureOwner = Pick<Partner, 'id' | 'features'>;

/** What is on for a partner now: its own features, except those that a flag switches off (P628). */
export async function listFeaturesOn(
  { ports }: Pick<Visit, 'ports'>,
  { id, features }: FeatureOwner,
): Promise<Feature[]> {
  const on: Feature[] = [];
  for (const feature of features as readonly Feature[]) {
    const flag = flagsOfFeatures[feature];
    const value = flag && (await ports.flags.evaluate(id, flag));
    if (!value || value.enabled || value.isDefault) on.push(feature);
  }
  return on;
}

/** What is on for a program of a partner now: its own features, of those that are on for the partner. */
export async function listProgramFeaturesOn(
  visit: Pick<Visit, 'ports'>,
  partner: FeatureOwner,
  { features }: Pick<FeatureOwner, 'features'>,
): Promise<Feature[]> {
  return narrowFeatures(await listFeaturesOn(visit, partner), features);
}

/** The one question to ask before doing what a feature allows. */
export async function isFeatureOn(
  visit: Pick<Visit, 'ports'>,
  partner: FeatureOwner,
  feature: Feature,
): Promise<boolean> {
  return hasFeature(await listFeaturesOn(visit, partner), feature);
}
