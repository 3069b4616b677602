import { expect, test } from 'vitest'
import { isTestFile, readSources } from '../checks/project-file.ts'
import { listImports } from './imports.ts'

/** Matches imports and exports of types, which no bundle contains. */
const ofTypes = /^(?:import|export) type [^']*'[^']*'/gm

/**
 * Returns the files that a browser may load with the islands: the islands, and all files that they import at run
 * time.
 */
function findLoadedFiles(): Set<string> {
  const sources = readSources()
    .filter((file) => !isTestFile(file))
    .map(({ path, text }) => ({ path, text: text.replace(ofTypes, '') }))
  const imports = Map.groupBy(listImports(sources), ({ from }) => from)
  const loaded = new Set(sources.map(({ path }) => path).filter((path) => path.startsWith('src/islands/')))
  for (const file of loaded) for (const { to } of imports.get(file) ?? []) loaded.add(to)
  return loaded
}

test('islands load the domain, but neither the documents of editors nor the registry of their fields', () => {
  const loaded = [...findLoadedFiles()]
  expect(loaded).toContain('src/domain/content-item/picture.ts')
  expect(loaded.filter((path) => path.startsWith('src/domain/content-item/field-registry/'))).toEqual([])
  expect(loaded).not.toContain('src/domain/content-item/families.ts')
})
