import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { demonstrationFolder } from './demonstration-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a server that has seeded the demonstration and stopped. */
    seededFolder: string
  }
}

const temporary = (name: string): string => mkdtempSync(join(tmpdir(), `portal-${name}-`))

/** Provides the folder that every test begins with a copy of. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('seededFolder', await demonstrationFolder())
}

/** Puts a copy of the seeded data folder where a test wants it. */
export const copySeeded = (to: string): void => cpSync(inject('seededFolder'), to, { recursive: true })

/** A data folder of a test's own, with the demonstration in it. */
export function newDataDir(name: string): string {
  const folder = temporary(name)
  copySeeded(folder)
  return folder
}
