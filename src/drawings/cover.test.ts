import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subject } from '../domain/course/course.ts'
import { sceneName } from '../domain/course/scene.ts'
import { drawCover, drawPoster } from './cover.ts'
import { sceneBySubject } from './scene-by-subject.ts'

const file = readFileSync(new URL('./scenes.svg', import.meta.url), 'utf8')
const drawn = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)

test('the file contains exactly the scenes that an editor may choose', () => {
  expect(drawn.toSorted()).toEqual([...sceneName.options].sort())
})

test('a scene contains no style and no colour of its own', () => {
  expect(file).not.toMatch(/NaN|undefined|Infinity|style=|class=|#[0-9a-f]{3}/i)
})

test('each scene is small, and so is the whole file', () => {
  expect(file.length).toBeLessThan(80_000)
  for (const line of file.split('\n')) expect(line.length).toBeLessThan(4000)
})

test('a cover shows the scene that the editor chose, else that of its subject', () => {
  expect(drawCover({ subject: 'cctv', scene: 'dome' })).toContain('#dome"')
  for (const of of subject.options) {
    expect(drawCover({ subject: of })).toContain(`#${sceneBySubject[of]}"`)
    expect(drawPoster({ subject: of, scene: null })).toContain(`#${sceneBySubject[of]}"`)
  }
})
