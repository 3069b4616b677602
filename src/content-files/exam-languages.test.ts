import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The pools of the theory exams, by their folders. */
const pools = readdirSync('content/pool').filter((folder) => /^[1-8]-/.test(folder))
const questionsIn = (folder: string, language: string): number =>
  Object.keys(JSON.parse(readFileSync(`content/pool/${folder}/${language}.json`, 'utf8')).questions ?? {})
    .length

test('the news about Polish and Spanish names the theory exams with questions in both', () => {
  const complete = pools.filter((folder) =>
    ['pl', 'es'].every((language) => questionsIn(folder, language) === questionsIn(folder, 'en')),
  )
  const none = pools.filter((folder) => ['pl', 'es'].every((language) => questionsIn(folder, language) === 0))
  expect(complete).toEqual(['2-video-security-associate'])
  expect([...complete, ...none].toSorted()).toEqual(pools.toSorted())
})
