import { posix } from 'node:path'
import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'

const fences = /^```[\s\S]*?^```/gm
const links = /\[[^\]]*\]\(([^)\s]+)\)/g
/**
 * Matches a path of the project in backticks. A path with a placeholder (<noun>, *, {a,b}) is a pattern and does not
 * match.
 */
const codePaths = /`((?:src|server|scripts|tests|sites|content|docs|public)\/[\w./@[\]-]+)`/g

/** Returns the anchor of a heading, as common Markdown renderers generate it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (text: string): string[] =>
  [...text.replace(fences, '').matchAll(/^#+\s+(.*)$/gm)].map(([, heading]) => anchorOf(heading as string))

/**
 * Finds dead links in documents. The target of each link (with its heading) and each path of the project in
 * backticks must exist. `exists` returns whether a path exists. Links to other sites are not requested.
 */
export function findDeadDocumentLinks(
  documents: readonly ProjectFile[],
  exists: (path: string) => boolean,
): CheckFinding[] {
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const deadLink = (from: string, link: string): string | undefined => {
    if (/^[a-z]+:/.test(link)) return undefined
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path))
    if (!exists(target)) return `the link "${link}" leads nowhere`
    const text = byPath.get(target)?.text
    if (anchor && text !== undefined && !anchorsOf(text).includes(anchor))
      return `"${link}": ${target} has no such heading`
    return undefined
  }
  return documents.flatMap(({ path, text }) => {
    const prose = text.replace(fences, '')
    const deadLinks = [...prose.matchAll(links)].map(([, link]) => deadLink(path, link as string))
    const missingFiles = [...prose.matchAll(codePaths)].map(([, file]) =>
      exists(file as string) ? undefined : `\`${file}\` does not exist`,
    )
    return [...deadLinks, ...missingFiles]
      .filter((message) => message !== undefined)
      .map((message) => createError(path, message))
  })
}
