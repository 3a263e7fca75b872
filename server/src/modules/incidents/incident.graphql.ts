import { anyone } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { enterPartner } from '../partners/index.ts';
import { type Incident, incidentSeverities } from './incident.ts';
import { listActiveIncidents } from './list-active-incidents.ts';

const IncidentSeverityEnum = builder.enumType('IncidentSeverity', { values: incidentSeverities });

const IncidentMessageType = builder.objectRef<Incident>('IncidentMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    message: t.exposeString('message'),
    severity: t.field({ type: IncidentSeverityEnum, resolve: ({ severity }) => severity }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

const IncidentMessageConnection = builder
  .objectRef<readonly Incident[]>('IncidentMessageConnection')
  .implement({
    fields: (t) => ({
      nodes: t.field({ type: [IncidentMessageType], resolve: (incidents) => [...incidents] }),
    }),
  });

builder.queryField('incidentMessages', (t) =>
  t.field({
    type: IncidentMessageConnection,
    access: anyone,
    args: { partnerId: t.arg.id() },
    resolve: (_root, { partnerId }, visit) => listActiveIncidents(enterPartner(visit, partnerId)),
  }),
);
