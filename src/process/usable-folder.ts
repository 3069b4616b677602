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

/** Returns the reason why a file could not be written as text for people; for an unknown error, its code. */
export function describeWriteError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return reasons[code] ?? code
}

/** Deletes a file that a full disk has cut short; does nothing if there is no such file. */
function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The caller reports the error of writing, so an error here is ignored.
  }
}

/**
 * Creates the folder that an environment variable names, and writes a file there to check that the folder is usable.
 * Throws an error with one sentence that names the variable and the folder. Without this check, the first write
 * would fail minutes later, with a less clear message.
 */
export function ensureFolderIsWritable(variable: string, folder: string): void {
  const file = join(folder, `.tried-by-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    // On a full disk an empty file can still be created, so the file must need a block.
    writeFileSync(file, Buffer.alloc(4096))
    rmSync(file)
  } catch (error) {
    removeIfThere(file)
    throw new Error(
      `Configuration: ${variable} (${resolve(folder)}) can't be used: ${describeWriteError(error)}`,
    )
  }
}
