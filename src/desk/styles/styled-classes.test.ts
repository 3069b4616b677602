import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8')

test('every class of the desk has a style, so that no file of the portal’s styles is forgotten', () => {
  const imports = [...read('main.css').matchAll(/@import "(\.[^"]+)"/g)].map(([, path]) => read(path ?? ''))
  const styled = new Set(
    imports.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  )
  const files = globSync('../**/*.tsx', { cwd: folder })
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect([...new Set(used)].filter((name) => !styled.has(name))).toEqual([])
})
