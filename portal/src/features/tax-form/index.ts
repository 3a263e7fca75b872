export { W9Details } from './w9-details.tsx';
