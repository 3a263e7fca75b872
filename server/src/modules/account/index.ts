export { assertProfileComplete } from './profile-gaps.ts';
