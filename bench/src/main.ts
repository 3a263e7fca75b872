import { benchAreas } from './areas/bench-areas.ts';
import { benchCaseToCase } from './case-to-case/bench-case-to-case.ts';
import { benchClaims } from './claims/bench-claims.ts';
import { benchDay } from './day/bench-day.ts';
import { benchEdit } from './edit/bench-edit.ts';
import { benchEngine } from './engine/bench-engine.ts';
import { benchShapes } from './engine/shapes/bench-shapes.ts';
import { benchFirstLoad } from './first-load/bench-first-load.ts';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchIdentity } from './identity/bench-identity.ts';
import { benchPartnerTransaction } from './partner-transaction.ts';
import { benchPages } from './pages/bench-pages.ts';
import { printTable } from './print-table.ts';
import { benchQueue } from './queue/bench-queue.ts';
import { benchSave } from './save/bench-save.ts';
import { benchUpload } from './upload/bench-upload.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  'partner-transaction': async () => {
    printTable(await benchPartnerTransaction());
  },
  areas: benchAreas,
  'case-to-case': benchCaseToCase,
  day: benchDay,
  'first-load': benchFirstLoad,
  engine: benchEngine,
  shapes: benchShapes,
  growth: benchGrowth,
  identity: benchIdentity,
  pages: benchPages,
  queue: benchQueue,
  save: benchSave,
  edit: benchEdit,
  upload: benchUpload,
  claims: benchClaims,
};

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no "${name}"; there are ${Object.keys(benches).join(', ')}`);
  await bench();
}
