import { createHash } from 'node:crypto'
import { fixedPages } from '../../src/content/fixed-pages.ts'
import type { Source } from '../../src/content/source.ts'
import type { ReleasedFile } from './release.ts'
import { type Files, keepPages } from './share.ts'
import type { Workshop } from './workshop.ts'

/** What something is made of, in short. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The fixed pages of a language that are asked for: rendered when they show something else than before. */
export async function makeFixed(
  source: Source,
  names: readonly string[],
  workshop: Workshop,
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
    workshop,
  )
  const files = pages.map(({ name, page: { path }, inputs }) => {
    return [path, { ...((made[path] ?? before[path]) as ReleasedFile), inputs, fixed: name }] as const
  })
  return { files: Object.fromEntries(files), rendered: changed.length }
}
