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

/** Provides the data folder that every test copies. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('seededFolder', await demonstrationFolder())
}

/** Copies the seeded data folder to a place. */
export const copySeeded = (to: string): void => cpSync(inject('seededFolder'), to, { recursive: true })

/** Creates a new data folder with the demonstration; returns its path. */
export function newDataDir(name: string): string {
  const folder = temporary(name)
  copySeeded(folder)
  return folder
}
