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

/** Returns the reason why a file could not be written as text; for an unknown error, its code. */
export function describeWriteError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return reasons[code] ?? code
}

/** Removes the rest of a file that a full disk has left, if there is one. */
function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The error of writing is reported, not this one.
  }
}

/**
 * Creates the folder of a variable, and writes a file there to check that it is usable. Throws one sentence that names both;
 * otherwise the first write would fail minutes later with a less clear message.
 */
export function ensureFolderIsWritable(variable: string, folder: string): void {
  const file = join(folder, `.tried-by-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    // A full disk accepts an empty file; this one needs a block.
    writeFileSync(file, Buffer.alloc(4096))
    rmSync(file)
  } catch (error) {
    removeIfThere(file)
    throw new Error(
      `Configuration: ${variable} (${resolve(folder)}) can't be used: ${describeWriteError(error)}`,
    )
  }
}
