import { type CheckFinding, createError } from './check-finding.ts'
import type { LanguageTexts } from './message-file.ts'
import { groupPluralKeys } from './plural.ts'
import { isTestFile, type ProjectFile } from './project-file.ts'

/** Matches a message key with its namespace as the first argument of `t`. Computed keys cannot be checked. */
const keyUse = /\bt\(\s*'([a-z-]+):([\w.-]+)'/g
const namespaceList = /export const namespaces = \[([^\]]*)\]/

interface KeyUse {
  path: string
  namespace: string
  key: string
}

const keyUsesIn = (files: readonly ProjectFile[]): KeyUse[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(keyUse)].map(([, namespace, key]) => ({
      path,
      namespace: namespace as string,
      key: key as string,
    })),
  )

/** Returns the namespaces that each island exports, by the folder of the island. */
const namespacesOf = (files: readonly ProjectFile[]): Map<string, string> =>
  new Map(
    files
      .filter(({ path }) => /^src\/islands\/[^/]+\/island\.tsx$/.test(path))
      .map(({ path, text }) => [path.split('/')[2] as string, namespaceList.exec(text)?.[1] ?? '']),
  )

/**
 * Finds keys without a message; a page would show the key itself. Each key that is passed to `t` must exist in the
 * English file of its namespace, and an island's `namespaces` must list the namespace. The texts of the desk are
 * checked in desk-message.ts.
 */
export function findUnknownMessageKeys(
  sources: readonly ProjectFile[],
  english: LanguageTexts['namespaces'],
): CheckFinding[] {
  const files = sources.filter((file) => /^(src(?!\/desk\/)|server)\//.test(file.path) && !isTestFile(file))
  const islands = namespacesOf(files)
  return keyUsesIn(files).flatMap(({ path, namespace, key }) => {
    const keys = english.get(namespace)
    const exists = keys?.has(key) || groupPluralKeys(keys?.keys() ?? []).has(key)
    const isListed =
      islands.get(path.match(/^src\/islands\/([^/]+)\//)?.[1] ?? '')?.includes(`'${namespace}'`) ?? true
    return [
      ...(exists ? [] : [createError(path, `"${key}" is not in src/i18n/messages/en/${namespace}.json`)]),
      ...(isListed ? [] : [createError(path, `'${namespace}' is not among the namespaces of its island`)]),
    ]
  })
}
