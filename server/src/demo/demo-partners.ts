import type { DemoPartner } from './demo-partner.ts';
import { bayviewCollegeFund } from './partners/bayview-college-fund.ts';
import { empireHousing } from './partners/empire-housing.ts';
import { formLibrary } from './partners/form-library.ts';
import { goldenStateCaregivers } from './partners/golden-state-caregivers.ts';
import { graniteStateRelief } from './partners/granite-state-relief.ts';
import { homeChildCareCash } from './partners/home-child-care-cash.ts';
import { lakeshoreCounty } from './partners/lakeshore-county.ts';
import { riverCitySmallBusiness } from './partners/river-city-small-business.ts';

/** The invented organizations of the demo world. */
export const demoPartners: readonly DemoPartner[] = [
  bayviewCollegeFund,
  goldenStateCaregivers,
  riverCitySmallBusiness,
  graniteStateRelief,
  lakeshoreCounty,
  empireHousing,
  homeChildCareCash,
  formLibrary,
];
