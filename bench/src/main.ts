import { benchPartnerTransaction } from './partner-transaction.ts';
import { printTable } from './print-table.ts';

printTable(await benchPartnerTransaction());
