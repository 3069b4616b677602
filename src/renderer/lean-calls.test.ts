import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callModules, removeDocumentFields } from './lean-calls.mjs'

const files = globSync('src/contract/*/*.ts').filter((file) => !file.includes('/samples/'))
const declarations = files.filter((file) => readFileSync(file, 'utf8').includes('\n  summary: '))

test('the scripts of pages contain no summaries of calls, in whatever folder a call is declared', () => {
  expect(declarations.length).toBeGreaterThan(50)
  for (const file of declarations) {
    expect(callModules.test(`/portal/${file}`), file).toBe(true)
    expect(removeDocumentFields(readFileSync(file, 'utf8')), file).not.toMatch(/^ {2}summary: '/m)
  }
})

test('the lines of a declaration keep their numbers', () => {
  const source = "declareCall({\n  method: 'GET',\n  summary: 'What it returns',\n  source: 'S1 3',\n})\n"
  expect(removeDocumentFields(source)).toBe("declareCall({\n  method: 'GET',\n\n\n})\n")
})
