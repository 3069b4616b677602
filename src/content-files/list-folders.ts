import { existsSync, readdirSync } from 'node:fs'

/** Returns the names of the folders in a folder, sorted; empty if the folder does not exist. */
export const listFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []
