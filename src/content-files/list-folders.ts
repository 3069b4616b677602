import { existsSync, readdirSync } from 'node:fs'

/** The names of the folders in a folder, sorted; an empty list where it does not exist. */
export const listFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : []
