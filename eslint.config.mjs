import * as astroParser from 'astro-eslint-parser'
import boundaries from 'eslint-plugin-boundaries'
import tseslint from 'typescript-eslint'
import { fileModules, folderModules } from './scripts/architecture/module-boundaries.mjs'

const elements = [
  { type: 'island', pattern: 'src/islands/*/**', capture: ['feature'], partialMatch: false },
  ...Object.entries(folderModules).map(([type, [pattern]]) => ({
    type,
    pattern: `${pattern}/**`,
    partialMatch: false,
  })),
]
const categories = Object.entries(fileModules).map(([category, [pattern]]) => ({ category, pattern }))

/** Returns what a module or file may import: modules by their element, single files by their category. */
const allowedFrom = (from, names) => {
  const [types, categories] = [
    names.filter((name) => name in folderModules),
    names.filter((name) => name in fileModules),
  ]
  return [
    ...(types.length > 0 ? [{ from, allow: { to: { element: { types: { anyOf: types } } } } }] : []),
    ...(categories.length > 0
      ? [{ from, allow: { to: { file: { categories: { anyOf: categories } } } } }]
      : []),
  ]
}

const policiesOfModule = ([type, [, names]]) => allowedFrom({ element: { type } }, [type, ...names])
const policiesOfFile = ([name, [, names]]) => allowedFrom({ file: { categories: name } }, names)

// An island imports its own files and the modules allowed for all islands, never another island.
const policiesOfIsland = [
  ...allowedFrom({ element: { type: 'island' } }, ['islands', ...folderModules.islands[1]]),
  {
    from: { element: { type: 'island' } },
    allow: {
      to: { element: { type: 'island', captured: { feature: '{{ from.element.captured.feature }}' } } },
    },
  },
  { from: { element: { type: 'islands' } }, allow: { to: { element: { type: 'island' } } } },
]

/** The message for an import that no policy allows. */
const message =
  'A file of the module "{{ from.element.types.[0] }}" must not import {{ dependency.source }} of the module "{{ to.element.types.[0] }}". scripts/architecture/module-boundaries.mjs lists the allowed imports.'

/** Files that may import only what some policies allow. Each import is compared with each policy, so files have those of their module only. */
const filesWith = (pattern, policies) => ({
  files: [pattern],
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', message, policies }] },
})

const moduleFiles = Object.entries(folderModules).map((module) =>
  filesWith(`${module[1][0]}/**/*.{ts,tsx,astro}`, [
    ...policiesOfModule(module),
    ...(module[0] === 'islands' ? policiesOfIsland : []),
  ]),
)

/**
 * Only the import rules; all else is Biome's. The allowed imports are listed in scripts/architecture/module-boundaries.mjs.
 */
export default [
  {
    ignores: [
      'dist',
      '.astro',
      'src/env.d.ts',
      '.data',
      '.test',
      'node_modules',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['src/**/*.astro'],
    languageOptions: {
      parser: astroParser,
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.astro'] },
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}', 'server/**/*.ts', 'scripts/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': categories,
      'import/resolver': { typescript: true },
    },
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  // The outer modules first: a file in a module within a module has the policies of the inner one.
  ...moduleFiles.toReversed(),
  ...Object.entries(fileModules).map((file) => filesWith(file[1][0], policiesOfFile(file))),
  {
    // The files that every runtime shares import no package but the small zod.
    files: ['src/domain/**/*.ts', 'src/contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|#src/|zod/mini$)', message: 'Only zod/mini here.' }] },
      ],
    },
  },
]
