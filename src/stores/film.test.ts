import { expect, test } from 'vitest'
import { openPage } from '../../tests/fixtures/page.ts'

test('a speed is stored for its person, and leaves captions and language unchosen', async () => {
  const { cookies } = await openPage()
  const before = await import('./film.ts')
  before.readManner(7)
  before.changeManner({ speed: 1.5 })
  const page = await openPage()
  for (const [name, cookie] of cookies) page.cookies.set(name, cookie)
  const { $manner, readManner } = await import('./film.ts')
  readManner(7)
  expect($manner.get()).toEqual({ speed: 1.5, captions: null, language: null })
  readManner(8)
  expect($manner.get()).toEqual({ speed: 1, captions: null, language: null })
})
