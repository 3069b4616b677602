import { type CheckFinding, error } from './check-finding.ts'
import type { LanguageTexts } from './message-file.ts'
import { groupKeys } from './plural.ts'
import { isTest, type ProjectFile } from './project-file.ts'

/** Matches a key of a message with its area, as the first argument of `t`. Keys that are put together can't be known. */
const asked = /\bt\(\s*'([a-z-]+):([\w.-]+)'/g
const listed = /export const areas = \[([^\]]*)\]/

interface Asked {
  path: string
  area: string
  key: string
}

const askedIn = (files: readonly ProjectFile[]): Asked[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(asked)].map(([, area, key]) => ({ path, area: area as string, key: key as string })),
  )

/** The areas that each island names, by its folder. */
const areasOf = (files: readonly ProjectFile[]): Map<string, string> =>
  new Map(
    files
      .filter(({ path }) => /^src\/islands\/[^/]+\/island\.tsx$/.test(path))
      .map(({ path, text }) => [path.split('/')[2] as string, listed.exec(text)?.[1] ?? '']),
  )

/**
 * Finds messages that nobody wrote: each key that `t` is given stands in the English file of its area, and an
 * island's `areas` name the area. A page would show the key.
 */
export function findUnwritten(
  sources: readonly ProjectFile[],
  english: LanguageTexts['areas'],
): CheckFinding[] {
  const files = sources.filter((file) => /^(src|server)\//.test(file.path) && !isTest(file))
  const islands = areasOf(files)
  return askedIn(files).flatMap(({ path, area, key }) => {
    const keys = english.get(area)
    const known = keys?.has(key) || groupKeys(keys?.keys() ?? []).has(key)
    const named =
      islands.get(path.match(/^src\/islands\/([^/]+)\//)?.[1] ?? '')?.includes(`'${area}'`) ?? true
    return [
      ...(known ? [] : [error(path, `"${key}" is not in src/i18n/messages/en/${area}.json`)]),
      ...(named ? [] : [error(path, `'${area}' is not among the areas of its island`)]),
    ]
  })
}
