import { type CheckFinding, error } from './check-finding.ts'
import type { LanguageTexts } from './message-file.ts'
import { groupKeys } from './plural.ts'
import { isTest, type ProjectFile } from './project-file.ts'

/** Matches a message key with its area, as the first argument of `t`. Computed keys can't be checked. */
const keyUse = /\bt\(\s*'([a-z-]+):([\w.-]+)'/g
const areaList = /export const areas = \[([^\]]*)\]/

interface KeyUse {
  path: string
  area: string
  key: string
}

const keyUsesIn = (files: readonly ProjectFile[]): KeyUse[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(keyUse)].map(([, area, key]) => ({ path, area: area as string, key: key as string })),
  )

/** Returns the areas that each island lists, by its folder. */
const areasOf = (files: readonly ProjectFile[]): Map<string, string> =>
  new Map(
    files
      .filter(({ path }) => /^src\/islands\/[^/]+\/island\.tsx$/.test(path))
      .map(({ path, text }) => [path.split('/')[2] as string, areaList.exec(text)?.[1] ?? '']),
  )

/**
 * Finds keys without a message: each key in a call of `t` must exist in the English file of its area, and an island's `areas` must list
 * the area. The desk has texts of its own: desk-word.ts. Otherwise the page would show the key.
 */
export function findUnknownMessageKeys(
  sources: readonly ProjectFile[],
  english: LanguageTexts['areas'],
): CheckFinding[] {
  const files = sources.filter((file) => /^(src(?!\/desk\/)|server)\//.test(file.path) && !isTest(file))
  const islands = areasOf(files)
  return keyUsesIn(files).flatMap(({ path, area, key }) => {
    const keys = english.get(area)
    const exists = keys?.has(key) || groupKeys(keys?.keys() ?? []).has(key)
    const isListed =
      islands.get(path.match(/^src\/islands\/([^/]+)\//)?.[1] ?? '')?.includes(`'${area}'`) ?? true
    return [
      ...(exists ? [] : [error(path, `"${key}" is not in src/i18n/messages/en/${area}.json`)]),
      ...(isListed ? [] : [error(path, `'${area}' is not among the areas of its island`)]),
    ]
  })
}
