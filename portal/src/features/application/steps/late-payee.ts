import { createLatePart } from '@handrail/ui';

const file = 'features/application/steps/payee-view.tsx';
const loadViews = () => import('./payee-view.tsx');

/** The screens for bank account and tax form, for the few questions that show one. */
export const BankAccountView = createLatePart(file, async () => (await loadViews()).BankAccountView);
export const W9View = createLatePart(file, async () => (await loadViews()).W9View);
export const W9Page = createLatePart(file, async () => (await loadViews()).W9Page);
