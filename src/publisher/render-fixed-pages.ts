import { createHash } from 'node:crypto'
import type { PageFailure } from '../domain/content-item/page-failure.ts'
import { type ContentSource, placesOf } from '../page-data/content-source.ts'
import { buildFixedPages } from '../page-data/fixed-pages.ts'
import { findPlace, routes } from '../routes.ts'
import { runWithBisection } from './batch-result.ts'
import type { PublishContext } from './publish-context.ts'
import type { ReleasedFile } from './release.ts'
import { type ReleasedFiles, type RenderedFiles, renderAndStorePages } from './render-batch.ts'

/** Returns a digest of any value, which is compared to detect changes. */
export const computeValueDigest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Returns the fixed pages of these names in one language, each with its name and the digest of its contents. */
async function fetchPages(source: ContentSource, names: readonly string[]) {
  const { done, failed } = await runWithBisection(names, (some) => buildFixedPages(source, some))
  return { pages: done.map(({ name, page }) => ({ name, page, inputs: computeValueDigest(page) })), failed }
}

/**
 * Returns the published paths of a fixed page in one language. If the page was never published, the paths of the
 * home page are returned.
 */
function pathsOf({ site, language, ...source }: ContentSource, name: string, shown: ReleasedFiles): string[] {
  const known = Object.keys(shown).filter(
    (path) => shown[path]?.fixed === name && findPlace(path, [site])?.place.language === language,
  )
  return known.length > 0 ? known : placesOf({ site, language, ...source }).map(routes.home)
}

/**
 * Loads the fixed pages of these names in one language, and renders those whose contents differ from those in
 * `kept`. `shown` are the files of the current release. A page that can't be rendered is among the failures.
 */
export async function renderFixedPages(
  source: ContentSource,
  names: readonly string[],
  context: PublishContext,
  { kept, shown }: { kept: ReleasedFiles; shown: ReleasedFiles },
): Promise<RenderedFiles & { rendered: number }> {
  const { pages, failed } = await fetchPages(source, names)
  const changed = pages.filter(({ page, inputs }) => kept[page.path]?.inputs !== inputs)
  const made = await renderAndStorePages(
    changed.map(({ page }) => page),
    context,
  )
  const files = pages.flatMap(({ name, page: { path }, inputs }) => {
    const file = made.files[path] ?? (changed.some(({ page }) => page.path === path) ? undefined : kept[path])
    return file ? [[path, { ...(file as ReleasedFile), inputs, fixed: name }] as const] : []
  })
  const notRendered = made.failures.map((failure): PageFailure => {
    return { ...failure, fixed: pages.find(({ page }) => page.path === failure.path)?.name }
  })
  const notFetched = failed.flatMap(({ input: name, reason }) =>
    pathsOf(source, name, shown).map((path): PageFailure => ({ path, fixed: name, reason })),
  )
  return {
    files: Object.fromEntries(files),
    failures: [...notRendered, ...notFetched],
    rendered: Object.keys(made.files).length,
  }
}
