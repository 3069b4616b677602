import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleSources } from './bundle.ts'

/** Returns the patterns without braces that a pattern with one list in braces stands for. */
const patternsOf = (pattern: string): string[] => {
  const [, list] = /\{([^}]*)\}/.exec(pattern) ?? []
  return list === undefined
    ? [pattern]
    : list.split(',').flatMap((each) => patternsOf(pattern.replace(`{${list}}`, each)))
}

test('each pattern of the sources matches files, so that no folder with another name is overlooked', () => {
  const patterns = bundleSources.flatMap(patternsOf)
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
