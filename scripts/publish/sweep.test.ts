import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseName } from './release.ts'
import { ReleaseStore } from './store.ts'
import { sweep } from './sweep.ts'

const now = new Date('2026-11-21T12:00:00Z')
let folder: string
let store: ReleaseStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'))
  store = new ReleaseStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Keeps a content as if some hours ago. */
function keep(content: string, hours: number): string {
  const object = store.keep(content)
  const then = new Date(now.getTime() - hours * 3_600_000)
  utimesSync(store.object(object), then, then)
  return object
}

const publish = (day: number, object: string) =>
  store.switchTo({
    site: 'eu',
    tenant: 'main',
    release: releaseName(new Date(Date.UTC(2026, 0, day))),
    frame: 'frame',
    revision: day,
    files: { '/eu': { object, type: 'text/html' } },
    gone: [],
  })

test('contents go with the last release that names them', async () => {
  const objects = ['a', 'b', 'c', 'd', 'e'].map((content) => keep(content, 5))
  for (const [day, object] of objects.entries()) await publish(day + 1, object)
  expect(await sweep(store, now)).toBe(2)
  expect(objects.map((object) => existsSync(store.object(object)))).toEqual([false, false, true, true, true])
})

test('young contents stay: a publish may be about to name them', async () => {
  const young = keep('young', 0.5)
  expect(await sweep(store, now)).toBe(0)
  expect(existsSync(store.object(young))).toBe(true)
})
