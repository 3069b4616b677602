import { dirname } from 'node:path/posix'
import { allCalls } from '#src/contract/registry.ts'
import { countParentSteps, listImports } from '../architecture/imports.ts'
import { findBackwardImports, findCyclesInLayers } from '../architecture/layers.ts'
import { isTestFile, type ProjectFile, readSources } from '../checks/project-file.ts'
import { findMisplacedWireNames } from '../checks/wire-name.ts'
import type { ModuleFigures } from './module-table.ts'

const linesOf = ({ text }: ProjectFile): number => text.split('\n').length - 1

/** Returns the module of a file: src/domain, server/routes, server/services/money. */
function moduleOf(path: string): string {
  const parts = path.split('/').slice(0, -1)
  return parts.slice(0, parts[1] === 'services' ? 3 : 2).join('/') || '.'
}

function moduleFigures(files: readonly ProjectFile[]): ModuleFigures[] {
  const filesOfModule = Map.groupBy(files, ({ path }) => moduleOf(path))
  const modules = [...filesOfModule].map(([name, moduleFiles]) => ({
    name,
    files: moduleFiles.length,
    lines: moduleFiles.reduce((sum, file) => sum + linesOf(file), 0),
  }))
  return modules.sort((a, b) => a.name.localeCompare(b.name))
}

/**
 * Returns the folders that contain a single file and no subfolder. Tests, READMEs and folders that form URLs are not
 * counted.
 */
function singleFileFolders(files: readonly ProjectFile[]): string[] {
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  const names = [...folders.keys()]
  return names.filter(
    (name) =>
      folders.get(name)?.length === 1 &&
      !name.startsWith('src/pages/') &&
      !names.some((other) => other.startsWith(`${name}/`)),
  )
}

/** Returns figures about the sources: the files and lines of each module, and counts that should not grow. */
export function collectFigures(): { modules: ModuleFigures[]; counts: [name: string, count: number][] } {
  const files = readSources().filter((file) => !isTestFile(file))
  const imports = listImports(files)
  const cycles = findCyclesInLayers(imports)
  return {
    modules: moduleFigures(files),
    counts: [
      [
        'imports that climb three folders or more',
        imports.filter((each) => countParentSteps(each) > 2).length,
      ],
      ['imports between layers of the services that run backwards', findBackwardImports(imports).length],
      ['nouns in the largest cycle of a layer', cycles[0]?.length ?? 0],
      ['names of the wire outside the contract', findMisplacedWireNames(files, allCalls).length],
      ['folders of one file', singleFileFolders(files).length],
    ],
  }
}
