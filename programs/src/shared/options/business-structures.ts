import { defineOptions } from '@handrail/engine';

export const businessStructureOptions = defineOptions([
  { label: 'Sole proprietor', value: 'soleProprietor' },
  { label: 'C corp', value: 'cCorp' },
  { label: 'S corp', value: 'sCorp' },
  { label: 'Partnership', value: 'partnership' },
  { label: 'Trust/estate', value: 'trustEstate' },
  { label: 'LLC', value: 'llc' },
  { label: 'Other', value: 'other' },
]);
