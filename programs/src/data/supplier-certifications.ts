import { defineOptions } from '@handrail/engine';

/** Invented; a partner puts its own list here. */
export const supplierCertifications = {
  sample: true,
  values: defineOptions([
    { label: 'Minority Business Enterprise (MBE)', value: 'mbe' },
    { label: 'Women Business Enterprise (WBE)', value: 'wbe' },
    { label: 'Disadvantaged Business Enterprise (DBE)', value: 'dbe' },
    { label: 'Small Local Business Enterprise (SLBE)', value: 'slbe' },
    { label: 'Veteran-Owned Small Business (VOSB)', value: 'vosb' },
    { label: 'LGBT Business Enterprise (LGBTBE)', value: 'lgbtbe' },
    { label: 'SBA 8(a) Business Development', value: 'sba8a' },
    { label: 'HUBZone', value: 'hubZone' },
    { label: 'Another certification', value: 'other' },
    { label: 'None of these', value: 'none' },
  ]),
};
