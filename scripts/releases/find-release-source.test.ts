import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findReleaseSource } from './find-release-source.ts'

let repository: string
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@demo.test', ...args], {
    cwd: repository,
    encoding: 'utf8',
  }).trim()

function commit(changelog: string): string {
  writeFileSync(join(repository, 'CHANGELOG.md'), changelog)
  git('add', '-A')
  git('commit', '-qm', 'x')
  return git('rev-parse', 'HEAD')
}

let released: string
beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'releases-'))
  git('init', '-q')
  commit('# Changelog\n')
  released = commit('# Changelog\n\n## 1.0.0 (2026-11-28)\n')
  commit('# Changelog\n\nMore\n\n## 1.0.0 (2026-11-28)\n')
})
afterAll(() => rmSync(repository, { recursive: true }))

const release = { version: '1.0.0', date: '2026-11-28' }
const gone = '0123456789'.repeat(4)

test('a release is the recorded commit', () => {
  expect(findReleaseSource({ ...release, commit: released }, repository)).toEqual({
    commit: released,
    foundBy: 'the commit in releases.json',
  })
})

test('if the commit is gone, a release is the commit that wrote its heading, or that of its tag', () => {
  expect(findReleaseSource({ ...release, commit: gone }, repository)).toEqual({
    commit: released,
    foundBy: `its heading in CHANGELOG.md, because ${gone} is not in this repository`,
  })
  git('tag', 'v1.0.0', 'HEAD')
  expect(findReleaseSource({ ...release, commit: gone }, repository)).toEqual({
    commit: git('rev-parse', 'HEAD'),
    foundBy: `the tag v1.0.0, because ${gone} is not in this repository`,
  })
})

test('a release without any of them is an error that names the commit', () => {
  const unknown = { version: '2.0.0', date: '2027-01-01', commit: gone }
  expect(() => findReleaseSource(unknown, repository)).toThrow(
    `This repository has no commit of 2.0.0: fetch ${gone}, or correct releases.json.`,
  )
})
