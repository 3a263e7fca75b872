import {
  findTaxThreshold,
  reportableAs,
  type ReportableAs,
  type TaxThreshold,
} from '@handrail/engine/payments';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRight } from '../../../platform/rights.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { listTaxIdIndexes, listVendors, type Vendor } from '../../payments/index.ts';
import { listProgramsOf } from '../../programs/index.ts';
import { listContacts } from '../../users/index.ts';
import { getTaxSettings } from '../settings/tax-settings-store.ts';
import { type LinePlace, listTaxLines } from './tax-line-store.ts';
import { type TaxLine, type TaxLineState, toLineState } from './tax-line.ts';

/** A line of the year-end list, with whom it is about and how it stands. */
export interface NamedLine extends TaxLine {
  readonly payeeName: string;
  readonly state: TaxLineState;
}

export interface TaxProgram {
  readonly id: string;
  readonly name: string;
  /** Null where the partner has not chosen. */
  readonly reportableAs: ReportableAs | null;
}

/** The year-end list, page by page. */
export interface TaxYear {
  readonly year: number;
  readonly threshold: TaxThreshold;
  readonly hasPayerNumber: boolean;
  readonly programs: readonly TaxProgram[];
  readonly lines: readonly NamedLine[];
  readonly nextCursor: string | null;
}

const pageSize = 100;

export function readTaxYear(ctx: RequestContext, year: number, after: string | undefined): Promise<TaxYear> {
  assertRight(ctx.actor, 'readTaxes');
  const start = after === undefined ? undefined : parseCursor(after);
  return ctx.db.read(async (tx) => {
    const settings = await getTaxSettings(tx, ctx.partnerId);
    const programs = await listProgramsOf(tx, ctx.partnerId);
    const found = await listNamedLines(tx, ctx, year, { after: start, limit: pageSize + 1 });
    const lines = found.slice(0, pageSize);
    const last = found.length > pageSize ? lines.at(-1) : undefined;
    return {
      year,
      threshold: findTaxThreshold(year, settings.thresholds),
      hasPayerNumber: settings.ein !== null,
      programs: programs.map(({ id, name, config }) => ({
        ...{ id, name, reportableAs: config.taxes?.reportableAs ?? null },
      })),
      lines,
      nextCursor: last ? toCursor(last) : null,
    };
  });
}

export async function listNamedLines(
  tx: Transaction,
  ctx: RequestContext,
  year: number,
  page: { readonly after?: LinePlace | undefined; readonly limit: number },
): Promise<NamedLine[]> {
  const { timeZone } = await getPartnerWithin(tx, ctx);
  const { thresholds } = await getTaxSettings(tx, ctx.partnerId);
  const programs = await listProgramsOf(tx, ctx.partnerId);
  const lines = await listTaxLines(tx, ctx.partnerId, { year, timeZone, programs, ...page });
  const idsOf = (type: TaxLine['payeeType']) =>
    lines.filter(({ payeeType }) => payeeType === type).map(({ payeeId }) => payeeId);
  const people = await listContacts(tx, ctx.partnerId, idsOf('User'));
  const vendors = await listVendors(tx, ctx, { ids: [...new Set(idsOf('Vendor'))] });
  const known = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  const taxIds = await listTaxIdIndexes(tx, ctx.partnerId, [...known.keys()]);
  const { cents } = findTaxThreshold(year, thresholds);
  return lines.map((line) => {
    const person = people.get(line.payeeId);
    const vendor = known.get(line.payeeId);
    const full = vendor
      ? { ...line, taxForm: toRegistered(vendor), vendorIndex: indexRecipient(ctx, vendor, taxIds) }
      : line;
    return {
      ...full,
      payeeName: person?.name ?? person?.email ?? vendor?.name ?? '',
      state: toLineState(full, cents),
    };
  });
}

/** A return needs the number and the address of whom it is about; the register may lack either. */
function toRegistered({ taxIdEnd, mailingAddress }: Vendor): TaxLine['taxForm'] {
  return taxIdEnd === null || mailingAddress === null ? null : { id: null, tinLast4: taxIdEnd };
}

/** What a return would say of a vendor, so that a change is noticed without anyone reading the EIN. */
function indexRecipient(
  { keys, partnerId }: Pick<RequestContext, 'keys' | 'partnerId'>,
  { id, name, mailingAddress }: Vendor,
  taxIds: ReadonlyMap<string, Buffer>,
): Buffer | null {
  const taxId = taxIds.get(id);
  if (!taxId || !mailingAddress) return null;
  const { addressLine1, addressLine2 = '', city, state, zip } = mailingAddress;
  const said = [taxId.toString('hex'), name, addressLine1, addressLine2, city, state, zip];
  return keys.blindIndex(partnerId, 'vendorReturn', JSON.stringify(said));
}

const cursor = z.tuple([z.number().int(), z.uuid(), z.enum(reportableAs)]);

function toCursor({ totalCents, payeeId, box }: LinePlace): string {
  return Buffer.from(JSON.stringify([totalCents, payeeId, box])).toString('base64url');
}

function parseCursor(text: string): LinePlace {
  try {
    const [totalCents, payeeId, box] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { totalCents, payeeId, box };
  } catch (error) {
    throw new AppError('INVALID_INPUT', undefined, { cause: error });
  }
}
