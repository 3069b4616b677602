import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareReleases } from './compare-releases.ts'
import type { Portal } from './portal.ts'
import { run } from './process.ts'
import { failed, passed, type Step } from './step.ts'

/** Whether Astro itself renders each published page to the same bytes as the renderer that answers at once. */
export async function sameByAstro(portal: Portal): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'by-astro-'))
  try {
    const environment = { ...portal.environment, PAGES_BY: 'astro' }
    const code = await run(process.execPath, ['scripts/test/publish-by-astro.ts', folder], environment)
    return code === 0 && (await compareReleases([portal.folder, folder]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every published page, rendered a second time. See docs/decisions/rendering.md. */
export const renderer = (portal: Portal): Step => ({
  name: 'renderer',
  title: 'All published pages as Astro itself renders them',
  needs: ['portal'],
  run: async () => ((await sameByAstro(portal)) ? passed : failed),
})
