import { defineQuestion } from '@handrail/engine';
import { kansasCity } from '../../data/kansas-city.ts';
import { cityDepartments } from '../../data/city-departments.ts';
import { cityLicenseOptions } from '../options/city-license.ts';
import { licenseExperienceOptions } from '../options/license-experience.ts';

export const operatingInCityQuestion = defineQuestion({
  key: 'operatingInCity',
  copy: { title: `Does your business operate in ${kansasCity.name}?` },
  fields: [
    { type: 'RadioList', key: 'operatingInCity', copy: 'Business in the city', options: cityLicenseOptions },
  ],
});

export const cityDepartmentsQuestion = defineQuestion({
  key: 'cityDepartments',
  copy: { title: 'Which city departments have you worked with?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'cityDepartments',
      copy: 'City departments',
      options: cityDepartments.values,
    },
  ],
});

export const licenseExperienceQuestion = defineQuestion({
  key: 'licenseExperience',
  copy: { title: 'How easy was it to get a business license?' },
  fields: [
    {
      type: 'RadioList',
      key: 'licenseExperience',
      copy: 'Getting a license was',
      options: licenseExperienceOptions,
    },
  ],
});
