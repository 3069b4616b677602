import { dirname } from 'node:path/posix'
import { allCalls } from '#src/contract/registry.ts'
import { climbOf, listImports } from '../architecture/imports.ts'
import { backwardImports, cyclesInLayers } from '../architecture/layers.ts'
import { isTest, type ProjectFile, readSources } from '../checks/project-file.ts'
import { wireNamesOutside } from '../checks/wire-name.ts'
import type { FolderFigures } from './room-table.ts'

const linesOf = ({ text }: ProjectFile): number => text.split('\n').length - 1

/** The room of a file: src/domain, server/routes, server/services/money. */
function roomOf(path: string): string {
  const parts = path.split('/').slice(0, -1)
  return parts.slice(0, parts[1] === 'services' ? 3 : 2).join('/') || '.'
}

function roomsOf(files: readonly ProjectFile[]): FolderFigures[] {
  const byRoom = Map.groupBy(files, ({ path }) => roomOf(path))
  const rooms = [...byRoom].map(([name, own]) => ({
    name,
    files: own.length,
    lines: own.reduce((sum, file) => sum + linesOf(file), 0),
  }))
  return rooms.sort((a, b) => a.name.localeCompare(b.name))
}

/** Folders that hold one file and no folder: tests beside it, notes and the URL's own folders do not count. */
function lonelyFolders(files: readonly ProjectFile[]): string[] {
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  const names = [...folders.keys()]
  return names.filter(
    (name) =>
      folders.get(name)?.length === 1 &&
      !name.startsWith('src/pages/') &&
      !names.some((other) => other.startsWith(`${name}/`)),
  )
}

/** The figures of the sources: files and lines per folder, and counts of what should not grow. */
export function figuresOf(): { rooms: FolderFigures[]; counts: [name: string, count: number][] } {
  const files = readSources().filter((file) => !isTest(file))
  const imports = listImports(files)
  const cycles = cyclesInLayers(imports)
  return {
    rooms: roomsOf(files),
    counts: [
      ['imports that climb three folders or more', imports.filter((each) => climbOf(each) > 2).length],
      ['imports between layers of the services that run backwards', backwardImports(imports).length],
      ['nouns in the largest cycle of a layer', cycles[0]?.length ?? 0],
      ['names of the wire outside the contract', wireNamesOutside(files, allCalls).length],
      ['folders of one file', lonelyFolders(files).length],
    ],
  }
}
