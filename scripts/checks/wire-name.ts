import type { Call } from '#src/contract/protocol/call.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import { listContractNames } from './contract-name.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

type Fields = readonly Pick<Call, 'request' | 'response'>[]

/**
 * The files in which wire names are allowed: the contract, the queries of URLs, structured data for search engines
 * (schema.org names), and the parser of captions (names of the browser's API). Tests may use wire names. Messages
 * and site data are not checked.
 */
const allowedFiles = [
  'src/contract/',
  'src/query/',
  'src/seo/describe-course.ts',
  'scripts/test/pages/structured-data.ts',
  'src/islands/transcript/transcript-line.ts',
  'scripts/bench/desk/',
  'server/services/publishing/video/read-captions.ts',
  'server/services/publishing/video/check-captions.ts',
]
const isAllowed = (file: ProjectFile): boolean =>
  allowedFiles.some((home) => file.path.startsWith(home)) || isTestFile(file)

/**
 * Whether a name consists of several words. A single word, such as `custom`, does not reveal that it is a name on
 * the wire.
 */
const isCompound = (name: string): boolean => /[a-z][A-Z]|_/.test(name)

/** Removes the comments of each line, because they may mention wire names. */
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')

const wordsOf = (files: readonly ProjectFile[]): Set<string> =>
  new Set(files.flatMap(({ text }) => withoutComments(text).match(/\w+/g) ?? []))

/**
 * Returns the compound wire names that are not also names of the portal. A name belongs to the portal if
 * `src/domain` uses it, or if a call declares it and no call renames it. A rename to `id` does not count: the
 * `courseId` of a course becomes `id`, and in other items it stays `courseId`.
 */
export function listWireOnlyNames(calls: Fields, files: readonly ProjectFile[]): string[] {
  const { theirs, ours, renamed } = listContractNames(calls)
  const domain = wordsOf(files.filter((file) => file.path.startsWith('src/domain/') && !isTestFile(file)))
  const isPortalName = (name: string) =>
    domain.has(name) || (ours.has(name) && [...(renamed.get(name) ?? [])].every((other) => other === 'id'))
  return [...theirs].filter((name) => isCompound(name) && !isPortalName(name)).sort()
}

/**
 * Finds names that are allowed only on the wire but are used outside the contract, with one finding for each line
 * and name. All other code must use the portal's names.
 */
export function findMisplacedWireNames(files: readonly ProjectFile[], calls: Fields): CheckFinding[] {
  const names = listWireOnlyNames(calls, files)
  if (names.length === 0) return []
  const anyName = new RegExp(`\\b(?:${names.join('|')}|\\w*D[T]O\\w*)\\b`, 'g')
  return files
    .filter((file) => !isAllowed(file))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) =>
          [...new Set(line.match(anyName))].map((name) =>
            createError(`${path}:${index + 1}`, `"${name}" is a wire name: translate it in src/contract`),
          ),
        ),
    )
}
