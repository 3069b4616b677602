import type { Call } from '#src/contract/protocol/call.ts'
import { type CheckFinding, error } from './check-finding.ts'
import { contractNames } from './contract-name.ts'
import { isTest, type ProjectFile } from './project-file.ts'

type Fields = readonly Pick<Call, 'request' | 'answer'>[]

/**
 * The files in which names of the wire are allowed: the contract, the queries of URLs, what search
 * engines read, whose names are those of schema.org, and where captions are read, whose times the browser names. Tests may speak as the wire does. Messages and the data
 * of sites are no sources.
 */
const homes = [
  'src/contract/',
  'src/query/',
  'src/seo/describe-course.ts',
  'scripts/test/pages/structured-data.ts',
  'src/islands/transcript/line.ts',
]
const isHome = (file: ProjectFile): boolean =>
  homes.some((home) => file.path.startsWith(home)) || isTest(file)

/** Whether a name has several words: one plain word, such as `custom`, does not tell where it comes from. */
const isCompound = (name: string): boolean => /[a-z][A-Z]|_/.test(name)

/** The same lines without their comments, which may speak of the wire. */
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')

const wordsOf = (files: readonly ProjectFile[]): Set<string> =>
  new Set(files.flatMap(({ text }) => withoutComments(text).match(/\w+/g) ?? []))

/**
 * The names that only the wire has: those of its fields that are neither the portal's in a call nor known to
 * the domain. A name that one call renames may not be left as it is in another; but a reference may be called
 * as the wire calls the item's own id.
 */
export function wireOnlyNames(calls: Fields, files: readonly ProjectFile[]): string[] {
  const { theirs, ours, renamed } = contractNames(calls)
  const domain = wordsOf(files.filter((file) => file.path.startsWith('src/domain/') && !isTest(file)))
  const isOurs = (name: string) =>
    domain.has(name) || (ours.has(name) && [...(renamed.get(name) ?? [])].every((other) => other === 'id'))
  return [...theirs].filter((name) => isCompound(name) && !isOurs(name)).sort()
}

/**
 * Finds wire names outside the contract: everything else uses the portal's own names. One finding for each
 * line and name.
 */
export function wireNamesOutside(files: readonly ProjectFile[], calls: Fields): CheckFinding[] {
  const names = wireOnlyNames(calls, files)
  if (names.length === 0) return []
  const anyName = new RegExp(`\\b(?:${names.join('|')}|\\w*D[T]O\\w*)\\b`, 'g')
  return files
    .filter((file) => !isHome(file))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) =>
          [...new Set(line.match(anyName))].map((name) =>
            error(`${path}:${index + 1}`, `"${name}" is a wire name: translate it in src/contract`),
          ),
        ),
    )
}
