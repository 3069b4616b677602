import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it lies on a read-only file system',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of that path is a file',
  ENOSPC: 'the disk is full',
}

/** The reason in words why a file could not be written; for an error without words of ours its code. */
export function whyNotWritten(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return reasons[code] ?? code
}

/** Removes what a full disk left of a file; a path that can't hold files has nothing to remove. */
function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The error that is reported is that of writing.
  }
}

/**
 * Makes the folder that a variable names, and writes a file there to see that it can be used. Throws one sentence that names both:
 * otherwise the first to write would fail, minutes later, in words of its own.
 */
export function ensureUsable(variable: string, folder: string): void {
  const file = join(folder, `.tried-by-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    // A disk with no room takes an empty file: this one needs a block.
    writeFileSync(file, Buffer.alloc(4096))
    rmSync(file)
  } catch (error) {
    removeIfThere(file)
    throw new Error(`Configuration: ${variable} (${resolve(folder)}) can't be used: ${whyNotWritten(error)}`)
  }
}
