import { dirname, join } from 'node:path/posix'
import type { ProjectFile } from '../checks/project-file.ts'

/** One import: the file that stands in the way from one place to another, paths from the root. */
export interface Import {
  from: string
  to: string
  /** The import's text: '../call.ts' */
  specifier: string
}

const statement = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([.#][^'\n]*)'/g

/** The path of an import's target: '#src/a.ts' means src/a.ts, as package.json says. */
const target = (from: string, specifier: string): string =>
  (specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier)).replace(/\?.*$/, '')

/**
 * Every import of a file of ours, types included.
 *
 * @example listImports([{ path: 'src/a/b.ts', text: "import { c } from '../c.ts'" }])
 * // [{ from: 'src/a/b.ts', to: 'src/c.ts', specifier: '../c.ts' }]
 */
export const listImports = (files: readonly ProjectFile[]): Import[] =>
  files.flatMap(({ path: from, text }) =>
    [...text.matchAll(statement)].map(([, specifier = '']) => ({
      from,
      to: target(from, specifier),
      specifier,
    })),
  )

/** How many folders an import climbs: '../../a.ts' climbs two. */
export const climbOf = ({ specifier }: Pick<Import, 'specifier'>): number => specifier.split('../').length - 1
