/** A message that a partner's people see as a banner until it ends. */
export interface Incident {
  readonly id: string;
  readonly message: string;
  readonly severity: IncidentSeverity;
  readonly createdAt: Date;
}

/** What can be set about an incident. */
export interface SavedIncident {
  readonly id: string;
  readonly message: string;
  readonly severity: IncidentSeverity;
  readonly endedAt: Date | null;
}

export const incidentSeverities = ['info', 'warning', 'error'] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];
