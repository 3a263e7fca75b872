import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/generated/', '**/gql/', '**/test-results/', '.data/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // Few programs for all rooms: one for each room would read what they share again and again.
    languageOptions: { parserOptions: { project: 'tools/types/lint-others.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['{ui,portal,console}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { parserOptions: { project: 'tools/types/lint-screens.json' } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content policy forbids style attributes: use a class.',
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Never raw HTML.' },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', module: 'readonly', URL: 'readonly' },
    },
  },
  {
    files: ['tools/**', 'bench/**', 'server/src/cli/**', 'server/src/cli.ts', 'server/src/print-schema.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme|fails)$/]',
          message: 'No skipped or focused test.',
        },
      ],
    },
  },
);
