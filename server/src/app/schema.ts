import '../modules/account/email-change.graphql.ts';
import '../modules/account/profile.graphql.ts';
import '../modules/identity/identity-fields.graphql.ts';
import '../modules/identity/magic-link.graphql.ts';
import '../modules/identity/own-sessions.graphql.ts';
import '../modules/identity/second-step.graphql.ts';
import '../modules/identity/session.graphql.ts';
import '../modules/identity/sign-in.graphql.ts';
import '../modules/incidents/incident.graphql.ts';
import '../modules/partners/applicant-type.graphql.ts';
import '../modules/partners/page-view.graphql.ts';
import '../modules/partners/partner-config.graphql.ts';
import '../modules/partners/partner.graphql.ts';
import '../modules/programs/program.graphql.ts';
import '../modules/second-factors/enrolment.graphql.ts';
import '../modules/second-factors/passkey-check.graphql.ts';
import '../modules/second-factors/second-factor.graphql.ts';
import '../modules/sso/identity-provider.graphql.ts';
import '../modules/sso/single-sign-on.graphql.ts';
import '../modules/team/invitation.graphql.ts';
import '../modules/team/team.graphql.ts';
import '../modules/users/user.graphql.ts';
import { builder } from '../platform/graphql/builder.ts';

/** The whole schema, built once from what every module added. */
export const schema = builder.toSchema();
