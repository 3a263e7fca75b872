export { saveIncident, type IncidentDraft } from './save-incident.ts';
