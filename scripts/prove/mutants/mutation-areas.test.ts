import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listAreaSources } from './find-mutants.ts'
import { mutationAreas } from './mutation-areas.ts'
import { contractTestPaths } from './service-areas.ts'

/** The contract tests that belong to no area, each with the reason. */
const withoutArea = {
  analytics: 'tests server/adapters',
  'apply-migrations': 'tests server/db',
  'deploy-files': 'tests docs/deploy',
  'demonstration-people': 'tests the seed',
  'early-refusal': 'tests server/http on a database',
  'job-gauges': 'tests server/http on a database',
  'knows-letters': 'tests server/db',
  migration: 'tests server/db and the seed',
  'names-migration': 'tests the SQL of a migration',
  'prepared-statements': 'tests server/db',
  'process-role': 'tests the roles of a server',
  'served-sites': 'tests the jobs',
  'service-checks': 'tests server/service-checks',
  storage: 'tests server/adapters',
  'trace-queries': 'tests server/db',
}

const named = Object.values(mutationAreas).flatMap(({ tests }) => tests)

test('each contract test belongs to an area or to the list of tests without one', () => {
  const inSomeArea = new Set([...named, ...contractTestPaths(...Object.keys(withoutArea))])
  expect(globSync('tests/contract/*.test.ts').filter((file) => !inSomeArea.has(file))).toEqual([])
})

test('each listed test without an area exists and is in no area', () => {
  const excepted = contractTestPaths(...Object.keys(withoutArea))
  expect(excepted.filter((file) => !existsSync(file) || named.includes(file))).toEqual([])
})

test('each test that an area names is a file', () => {
  const files = named.filter((name) => !name.includes('*'))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a program excluded from an area is one of its sources, and short enough to contain no rule', () => {
  for (const { programs = [], ...area } of Object.values(mutationAreas)) {
    expect(listAreaSources(area)).toEqual(expect.arrayContaining([...programs]))
    expect(listAreaSources({ ...area, programs }).filter((file) => programs.includes(file))).toEqual([])
    expect(programs.filter((file) => readFileSync(file, 'utf8').split('\n').length > 11)).toEqual([])
  }
})

test.each(Object.entries(mutationAreas))(
  '%s names each test once, and has sources',
  (_, { sources, tests }) => {
    expect(tests.filter((name, at) => tests.indexOf(name) !== at)).toEqual([])
    expect(sources.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
  },
)
