export { applyPartnerFile } from './apply-partner-file.ts';
export { parsePartnerFile } from './parse-partner-file.ts';
export { partnerFileSchema } from './partner-file.ts';
export { readPartnerFile } from './read-partner-file.ts';
export { switchFeature } from './switch-feature.ts';
