import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { bundle } from '#scripts/build/bundle.ts'
import { demonstrationSeed } from '#scripts/seeds/demonstration-seed.ts'
import { cachedSeed } from '#scripts/seeds/seed-cache.ts'
import { freePort } from '#scripts/test/free-port.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { startPortalServer } from './portal-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a server that has seeded the demonstration and stopped. */
    seededFolder: string
  }
}

const temporary = (name: string): string => mkdtempSync(join(tmpdir(), `portal-${name}-`))

/** Compiles the pages, bundles what is started, and lets a server seed the demonstration; every test begins with a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  await compileRenderer()
  await bundle()
  const seed = await cachedSeed(demonstrationSeed(Date.now()), async (folder) => {
    const server = await startPortalServer(await freePort(), folder)
    await server.stop()
  })
  project.provide('seededFolder', seed)
}

/** Puts a copy of the seeded data folder where a test wants it. */
export const copySeeded = (to: string): void => cpSync(inject('seededFolder'), to, { recursive: true })

/** A data folder of a test's own, with the demonstration in it. */
export function newDataDir(name: string): string {
  const folder = temporary(name)
  copySeeded(folder)
  return folder
}
