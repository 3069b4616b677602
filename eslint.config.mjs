import * as astroParser from 'astro-eslint-parser'
import boundaries from 'eslint-plugin-boundaries'
import tseslint from 'typescript-eslint'

/**
 * The rooms of the house, and what each may import (docs/decisions/house.md). This file holds only the import rules;
 * all else is Biome's. A rule that is in the way is changed here, with its reason.
 */
const rooms = {
  domain: ['src/domain', []],
  contract: ['src/contract', ['domain']],
  api: ['src/api', ['contract', 'domain']],
  environment: ['src/environment', ['api']],
  i18n: ['src/i18n', ['domain']],
  sites: ['src/sites', ['domain']],
  // What server and commands share about being a process; Node only.
  process: ['src/process', []],
  // What the server and plain hosts (the publisher's export) answer alike; neither may import the other.
  hosting: ['src/hosting', []],
  // Pure strings of SVG, drawn the same by pages and islands.
  drawings: ['src/drawings', ['domain']],
  // The stores speak to the server: results and calls are their vocabulary.
  stores: ['src/stores', ['environment', 'api', 'contract', 'domain', 'i18n', 'routes']],
  ui: ['src/ui', ['i18n', 'drawings', 'domain']],
  // environment: mount.tsx starts it. contract: the popup's rule. content: types of what the page hands over.
  islands: [
    'src/islands',
    ['stores', 'ui', 'domain', 'i18n', 'routes', 'drawings', 'environment', 'contract', 'content'],
  ],
  components: ['src/components', ['i18n', 'routes', 'sites', 'domain', 'drawings', 'content']],
  seo: ['src/seo', ['routes', 'i18n', 'sites', 'domain', 'content']],
  content: ['src/content', ['api', 'contract', 'domain', 'sites', 'routes', 'i18n']],
  // islands: the layout names the script that wakes them.
  layouts: [
    'src/layouts',
    ['components', 'seo', 'content', 'drawings', 'i18n', 'routes', 'sites', 'domain', 'islands', 'styles'],
  ],
  pages: [
    'src/pages',
    ['layouts', 'components', 'seo', 'content', 'drawings', 'i18n', 'routes', 'sites', 'domain'],
  ],
  styles: ['src/styles', []],
  // Its documents on paper carry the marks and medals of the pages.
  server: [
    'server',
    ['contract', 'domain', 'i18n', 'routes', 'sites', 'config', 'process', 'hosting', 'drawings', 'styles'],
  ],
  scripts: [
    'scripts',
    [
      'config',
      'domain',
      'contract',
      'api',
      'i18n',
      'sites',
      'process',
      'routes',
      'content',
      'seo',
      'hosting',
      // styles and drawings: the pictures of shared pages are drawn when the pages are compiled.
      'styles',
      'drawings',
    ],
  ],
}

/** Single files that are rooms of their own. */
const files = {
  routes: ['src/routes.ts', ['domain', 'sites']],
  middleware: ['src/middleware.ts', ['content', 'sites', 'routes', 'api', 'i18n', 'seo']],
  config: ['server/config.ts', ['sites']],
}

const elements = [
  { type: 'island', pattern: 'src/islands/*/**', capture: ['feature'], partialMatch: false },
  ...Object.entries(rooms).map(([type, [pattern]]) => ({
    type,
    pattern: `${pattern}/**`,
    partialMatch: false,
  })),
]
const categories = Object.entries(files).map(([category, [pattern]]) => ({ category, pattern }))

/** What a room or file may import: rooms by their element, single files by their category. */
const allowedFrom = (from, names) => [
  { from, allow: { to: { element: { types: { anyOf: names.filter((name) => name in rooms) } } } } },
  { from, allow: { to: { file: { categories: { anyOf: names.filter((name) => name in files) } } } } },
]

const policies = [
  ...Object.entries(rooms).flatMap(([type, [, names]]) =>
    allowedFrom({ element: { type } }, [type, ...names]),
  ),
  ...Object.entries(files).flatMap(([name, [, names]]) => allowedFrom({ file: { categories: name } }, names)),
  // An island imports its own files and what all islands may, never another island.
  ...allowedFrom({ element: { type: 'island' } }, ['islands', ...rooms.islands[1]]),
  {
    from: { element: { type: 'island' } },
    allow: {
      to: { element: { type: 'island', captured: { feature: '{{ from.element.captured.feature }}' } } },
    },
  },
  { from: { element: { type: 'islands' } }, allow: { to: { element: { type: 'island' } } } },
]

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
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    // What every runtime shares stays free of packages, but for the small zod.
    files: ['src/domain/**/*.ts', 'src/contract/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|zod/mini$)', message: 'Only zod/mini here.' }] },
      ],
    },
  },
]
