import type { ClaimOffer } from '../features/claim/claim-query.ts';
import type { Fulfillment, Payment } from '../shared/payments/own-payments.ts';
import type { Program } from '../shared/programs/list-programs.ts';
import { caseId } from './demo-case.ts';
import { payeeAnswers } from './demo-payee.ts';
import { answersOf, buildApplication, buildProgram } from './demo-portal.ts';
import type { Answer, Answers } from './fake-api.ts';

export const fulfillmentId = '5b1d0c77-6c0f-4d0b-9a3e-2a1f6c9d4e21';
export const claimAddress = `/bayview/claim/${fulfillmentId}`;
export const claimFeatures = ['claim-funds', 'direct-deposit', 'check', 'prepaid-card', 'zelle'];

export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  return {
    id: 'payment-1',
    displayId: 'P7MQ-2C4H',
    status: 'authorized',
    method: null,
    amount: 75_000,
    scheduledFor: '2026-11-16',
    initiatedAt: null,
    completedAt: null,
    payeeType: 'User',
    payee: { id: 'user-1', name: 'Dana Okafor', email: 'dana.okafor@mail.example' },
    external: null,
    mailingAddress: null,
    ...overrides,
  };
}

export function buildFulfillment(overrides: Partial<Fulfillment> = {}): Fulfillment {
  return {
    id: fulfillmentId,
    displayId: 'F4H7-QX2M',
    approvedAmount: 75_000,
    scheduleType: 'OneTime',
    paymentPattern: null,
    payments: [buildPayment()],
    ...overrides,
  };
}

export function buildOffer(overrides: Partial<ClaimOffer> = {}): ClaimOffer {
  return {
    fulfillmentId,
    paymentId: 'payment-1',
    caseId,
    programId: 'program-1',
    amount: 75_000,
    methods: ['DirectDeposit', 'Check', 'PhysicalCard', 'VirtualCard', 'Zelle'],
    needsTaxForm: false,
    programAddress: null,
    email: 'dana.okafor@mail.example',
    isInProgress: false,
    isHeld: false,
    heldUntil: null,
    heldForChange: null,
    ...overrides,
  };
}

interface DemoClaim {
  readonly offer?: Partial<ClaimOffer> | null;
  readonly program?: Partial<Program>;
  /** What every claim is answered with; else it is paid. */
  readonly reply?: Answer;
  /** The payments that were claimed before, where there is no offer. */
  readonly claimed?: readonly Partial<Payment>[];
}

/** A server with one award to claim. It remembers what it paid, and under which keys. */
export function claimAnswers({ offer = {}, program = {}, reply, claimed }: DemoClaim = {}): {
  readonly api: Answers;
  readonly server: { paidBy: string[]; userId: string };
} {
  const api = payeeAnswers();
  const programs = [buildProgram({ features: claimFeatures, ...program })];
  const { currentUser } = api.GetPlatformUser as { currentUser: { id: string } };
  const server = { paidBy: [] as string[], userId: currentUser.id };
  const award = (method: Payment['method']) => {
    const payee = { id: server.userId, name: 'Dana Okafor', email: 'dana.okafor@mail.example' };
    const sent = { status: 'initiated', initiatedAt: '2026-11-16T15:00:00.000Z', method } as const;
    const isPaid = server.paidBy.length > 0;
    const payments = claimed?.map((payment) => buildPayment({ payee, ...sent, ...payment }));
    return buildFulfillment({ payments: payments ?? [buildPayment({ payee, ...(isPaid && sent) })] });
  };
  const claim =
    (operation: string, method: Payment['method']): Answer =>
    ({ input }) => {
      server.paidBy.push((input as { idempotencyKey: string }).idempotencyKey);
      const record = {
        id: 'payment-1',
        case: { id: caseId, status: 'PaymentSent', fulfillments: [award(method)] },
      };
      return { [operation]: { metadata: { status: 200, errors: [], message: null }, record } };
    };
  const refuse = (operation: string): Answer => {
    if (reply instanceof Error) return reply;
    return (variables) => ({
      [operation]: { metadata: toMetadata(reply, variables), record: null },
    });
  };
  const answer = (operation: string, method: Payment['method']) =>
    reply ? refuse(operation) : claim(operation, method);
  return {
    server,
    api: {
      ...api,
      GetPrograms: answersOf({ programs }).GetPrograms ?? {},
      GetClaimOffer: () => ({
        claimOffer: offer === null || server.paidBy.length > 0 ? null : buildOffer(offer),
      }),
      GetOwnFulfillments: () => ({
        currentUser: {
          id: server.userId,
          applications: {
            nodes: [{ ...buildApplication(), case: { id: caseId, fulfillments: [award('DirectDeposit')] } }],
            nextCursor: null,
          },
        },
      }),
      SuggestAddresses: { suggestAddresses: { nodes: [] } },
      ClaimDirectDeposit: answer('claimDirectDeposit', 'DirectDeposit'),
      ClaimCheck: answer('claimCheck', 'Check'),
      ClaimPhysicalCard: answer('claimPhysicalCard', 'PhysicalCard'),
      ClaimVirtualCard: answer('claimVirtualCard', 'VirtualCard'),
      ClaimZelle: answer('claimZelle', 'Zelle'),
    },
  };
}

function toMetadata(reply: Answer | undefined, variables: object): unknown {
  return typeof reply === 'function' ? (reply as (given: object) => object)(variables) : reply;
}
