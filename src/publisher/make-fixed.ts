import { createHash } from 'node:crypto'
import { fixedPages } from '../content/fixed-pages.ts'
import type { Source } from '../content/source.ts'
import type { Press } from './press.ts'
import type { ReleasedFile } from './release.ts'
import { type Files, keepPages } from './share.ts'

/** A short digest of any value, by which a change of it is seen. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * Makes the fixed pages of these names in one language: rendered where their contents differ from the kept
 * ones.
 */
export async function makeFixed(
  source: Source,
  names: readonly string[],
  press: Press,
  before: Readonly<Record<string, ReleasedFile>>,
): Promise<{ files: Files; rendered: number }> {
  const pages = (await fixedPages(source, names)).map(({ name, page }) => ({
    name,
    page,
    inputs: digest(page),
  }))
  const changed = pages.filter(({ page, inputs }) => before[page.path]?.inputs !== inputs)
  const made = await keepPages(
    changed.map(({ page }) => page),
    press,
  )
  const files = pages.map(({ name, page: { path }, inputs }) => {
    return [path, { ...((made[path] ?? before[path]) as ReleasedFile), inputs, fixed: name }] as const
  })
  return { files: Object.fromEntries(files), rendered: changed.length }
}
