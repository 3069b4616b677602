import { dirname, join } from 'node:path/posix'
import type { ProjectFile } from '../checks/project-file.ts'

/** An import: the importing file and the imported file, as paths relative to the project's root. */
export interface Import {
  from: string
  to: string
  /** The path as the import writes it: '../call.ts' */
  specifier: string
}

const statement = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([.#][^'\n]*)'/g

/** Returns the path of an import's target: '#src/a.ts' means src/a.ts, as in package.json. */
const targetOf = (from: string, specifier: string): string =>
  (specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier)).replace(/\?.*$/, '')

/**
 * Lists the imports of the project's own files, types included.
 * @example listImports([{ path: 'src/a/b.ts', text: "import { c } from '../c.ts'" }])
 * // [{ from: 'src/a/b.ts', to: 'src/c.ts', specifier: '../c.ts' }]
 */
export const listImports = (files: readonly ProjectFile[]): Import[] =>
  files.flatMap(({ path: from, text }) =>
    [...text.matchAll(statement)].map(([, specifier = '']) => ({
      from,
      to: targetOf(from, specifier),
      specifier,
    })),
  )

/** Counts the parent folders that an import goes up: '../../a.ts' goes up two. */
export const countParentSteps = ({ specifier }: Pick<Import, 'specifier'>): number =>
  specifier.split('../').length - 1
