import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestPortal } from '../portal.ts'
import { runProgram } from '../run-program.ts'

/**
 * Publishes some sites of a running portal again into a temporary folder, with pages rendered by Astro itself, and
 * calls `compare` with the folder. Returns false if the publish or the comparison fails. See
 * docs/decisions/compiled-pages.md.
 */
export async function withPagesByAstro(
  portal: TestPortal,
  sites: readonly string[],
  compare: (folder: string) => Promise<boolean>,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'by-astro-'))
  try {
    const environment = { ...portal.environment, PAGES_BY: 'astro' }
    const line = ['scripts/test/pages/publish-by-astro.ts', folder, ...sites]
    const code = await runProgram(process.execPath, line, environment)
    return code === 0 && (await compare(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
