import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listPageAssets } from '../tools/vite/page-assets.ts';
import { reactCompiler } from '../tools/vite/react-compiler.ts';

const root = import.meta.dirname;
const base = '/assets/portal/';

/** What every first page needs; other shared folders serve pages after sign-in. */
const firstParts =
  'shared/(?:api|context|eligibility|layout|partner|session|sign-in)|features/(?:eligibility|identity|shell)';

// Remembering earlier renders costs bytes: the first load has none to spare, and the server renders a page only once.
const beyondFirstLoad = new RegExp(`/portal/src/(?!app/|${firstParts})(?:shared|features)/`);

/**
 * What pages show before sign-in and after it. It comes in the entry's own file: a browser opens six connections, and what
 * has to wait for one of them comes a trip later.
 */
const everywhere = new RegExp(
  [
    'compiler-runtime|vite/preload-helper',
    '/engine/src/(?:definition/features|language/(?:define-words|locale)|values/email)',
    '/ui/src/(?:class-names|graphql-request|needs-challenge|request-error|page/|texts/|theme/(?:base|tokens))',
    '/ui/src/(?:drafts/(?!index|use-kept)|late/(?!create-late)|observe/(?!report))',
    '/ui/src/components/(?:banner|button/button|chip|contact-line|copy-button|debug-id|icon|page-heading)',
    '/ui/src/components/(?:skip-link|snackbar|spinner|text-field/(?:field-|password|text-field)|visually-hidden)',
    '/portal/src/(?:entry-client|app/(?!applicant-area|hide-form|start-without))',
    '/portal/src/features/identity/(?:identity-error|refusal-text|link/(?:[a-z-]+.module|send-magic))',
    '/portal/src/features/identity/sign-in/(?!password-page|sign-in-page.tsx|use-remembered)',
    '/portal/src/features/shell/(?:header|navigation-line|page-frame|refusal)',
    '/portal/src/gql/documents/(?:BeginSession|GetActiveIncidents|GetPartner|GetPlatformUser|RecordPageView|SendMagic|SignIn)',
    '/portal/src/shared/(?:api/browser|context/(?!bring-ahead)|partner/(?!is-flag)|sign-in/(?!confirm-email))',
    '/portal/src/shared/(?:layout/(?!progress|step-|toolbar)|session/(?!log-out|use-step-up))',
  ].join('|'),
);

/** What the eligibility page shares with forms: without a file of its own it would bring the whole form renderer along. */
const eligibilityShared =
  /\/engine\/src\/(?:eligibility\/|answers\/currency|definition\/copy\.|moments\/format-moment|rules\/rule-value|values\/calendar-date)|\/ui\/src\/(?:form-renderer\/controls\/(?:choice-rows|group-frame)|components\/(?:checkbox|choice-row|radio-field|rich-text|select-field))|\/portal\/src\/(?:features\/eligibility|shared\/(?:eligibility|programs\/intro-icon))/;

/** What only pages that show answers need: review, confirmation, the late parts of a case, and documents anywhere. */
const answersShared = new RegExp(
  [
    '/ui/src/form-renderer/(?:answer-list|controls/address/find-copy-source)',
    '/ui/src/form-renderer/controls/documents/(?!list-document|upload-list|upload-store)',
    '/portal/src/features/application/(?:application-print-head|review/|submitted/(?:confirmation|printed))',
    '/portal/src/features/case/resubmissions/(?:field-reviews|list-changes)',
    '/engine/src/(?:live/map-answers|validation/screens/document-tile)',
  ].join('|'),
);

/** What only pages with a form need: the fields, and the engine's parts that no other page asks. */
const formShared = new RegExp(
  [
    '/ui/src/form-renderer/(?!form-context|controls/(?:choice-rows|group-frame|address/state-field|documents/list-document-ids))',
    '/portal/src/features/application/(?!application-query|find-parts|sections/state-words|start/(?:start-button|use-start))',
    '/engine/src/live/(?!form-instance|map-answers|shown-parts)',
    '/engine/src/rules/(?!rule-value)',
    '/engine/src/answers/(?!address|currency|us-states|uuid|zip-states)',
    '/engine/src/definition/(?!copy|features|say-count|section)',
    '/engine/src/validation/(?:size|fields/(?!check-address|check-zip|field-check|messages))',
    '/engine/src/(?:history|values/(?:answers|is-same-answer))',
    '/engine/src/validation/(?:screens/(?:address-suggestion|document-)|validation-timing)',
    '/portal/src/shared/(?:addresses|parties/client-line|programs/form-query)',
    '/ui/src/components/text-field/text-area-field',
  ].join('|'),
);

/** What only pages with bank accounts, passwords and tax forms share. */
const accountShared = new RegExp(
  [
    '/portal/src/features/bank-account/',
    '/portal/src/shared/forms/(?:account-card|form-buttons|form-faults|form-frame.tsx|unsaved-guard|use-typed)',
    '/engine/src/validation/screens/(?:check-mailing|password|payee)',
    '/portal/src/gql/documents/(?:GetAuth|SaveBank)',
    '/ui/src/(?:components/text-field/secret|press/use-after)',
  ].join('|'),
);

/** What home, account, payments, claims and cases share, and no form asks. */
const besideForms = new RegExp(
  [
    '/engine/src/(?:payments|validation/screens/(?:check-|full-name|form-errors))',
    '/portal/src/features/account/',
    '/portal/src/shared/(?:applications/(?!read-form)|cases|drafts/use-draft|payments|programs/(?:intro-screen|news-words))',
    '/portal/src/shared/forms/(?!fault-kinds|form-frame.module|required-note)',
    '/portal/src/shared/(?:layout/contact-link|partner/is-flag|person/(?:account|is-third))',
    '/portal/src/gql/documents/(?:CreateApplication|GetAccount|GetOwn|GetUserApp|Perform|UpdateProfile)',
    '/ui/src/(?:components/(?:radio-field|table)|drafts/use-kept)',
  ].join('|'),
);

/** What pages after sign-in share beyond that. */
const signedInShared = /\/(?:engine|portal|ui)\/src\/|@tanstack|compiler-runtime/;

const lateParts = {
  'src/features/eligibility/eligibility-page.tsx': ['src/features/eligibility/eligibility-form.tsx'],
};

// Few files compress better than many, and vendors change less often than we do.
const initial = ['$initial' as const];
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'vendor', test: /node_modules/, tags: initial },
    // Links from mails have pages of their own, after sign-in or instead of it.
    { name: 'link', test: /\/shared\/sign-in\/confirm-email/, minShareCount: 2 },
    { name: 'app', test: everywhere },
    // The links of mailed results are opened before sign-in and after it.
    {
      name: 'mailed',
      test: /\/features\/eligibility\/mailed\/|\/gql\/documents\/OpenMailed/,
      minShareCount: 2,
    },
    { name: 'eligibility', test: eligibilityShared, minShareCount: 2 },
    { name: 'claim', test: /\/features\/claim\/|\/engine\/src\/payments\/claim/, minShareCount: 2 },
    { name: 'answers', test: answersShared, minShareCount: 2 },
    { name: 'case', test: /\/features\/case\//, minShareCount: 2 },
    { name: 'form', test: formShared, minShareCount: 2 },
    { name: 'account', test: accountShared, minShareCount: 2 },
    { name: 'beside-forms', test: besideForms, minShareCount: 2 },
    { name: 'signed-in', test: signedInShared, minShareCount: 2 },
  ],
};

// The entry lists every file, so short names count; the manifest says what each of them is.
const shortNames = {
  entryFileNames: '[name]-[hash:6].js',
  chunkFileNames: '[hash:7].js',
  assetFileNames: '[hash:7][extname]',
};

/** Builds the browser's part with `vite build`, then the server's with `vite build --ssr src/entry-server.tsx`. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base,
  plugins: isSsrBuild ? [react()] : [reactCompiler(beyondFirstLoad), react()],
  define: isSsrBuild
    ? {
        __PAGE_ASSETS__: JSON.stringify(listPageAssets(path.join(root, 'dist/client'), base, lateParts)),
      }
    : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsDir: '',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The server puts the styles of the app and of the opened page into the page itself.
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.tsx', output: { codeSplitting, ...shortNames } },
  },
  // Packages are written for Node already; only the build puts them into one file.
  ssr: command === 'build' ? { noExternal: true } : {},
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
}));
