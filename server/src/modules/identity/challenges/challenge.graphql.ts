import { anyone } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { ChallengeTask } from '../../../ports/challenge.ts';
import { enterPartner, getPartner } from '../../partners/index.ts';
import { toChallengeRequest } from './challenge-request.ts';

const ChallengeType = builder.objectRef<ChallengeTask>('Challenge').implement({
  fields: (t) => ({
    recaptchaSiteKey: t.string({
      nullable: true,
      description: 'Show the widget of this key and send its token in the recaptcha token header.',
      resolve: (task) => (task.kind === 'recaptcha' ? task.siteKey : null),
    }),
    puzzle: t.string({
      nullable: true,
      description: 'JSON. Solve it and send the solution, as JSON in base64, in the recaptcha token header.',
      resolve: (task) => (task.kind === 'proofOfWork' ? task.puzzle : null),
    }),
  }),
});

builder.queryField('challenge', (t) =>
  t.field({
    type: ChallengeType,
    access: anyone,
    description: 'What to do after a call fails with auth/challenge-required.',
    args: { partnerId: t.arg.id() },
    resolve: async (_root, { partnerId }, visit) => {
      const ctx = enterPartner(visit, partnerId);
      await getPartner(ctx);
      return ctx.ports.challenge.issue(await toChallengeRequest(ctx));
    },
  }),
);
