import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { getBanners } from '../contract/catalogue/banner.ts'
import { getFaq } from '../contract/catalogue/faq.ts'
import { getContentChanges } from '../contract/publishing/content.ts'
import { getPublishedCourses } from '../contract/publishing/published.ts'
import { ResponseCache } from './response-cache.ts'

/** An API that keeps the paths that it was asked. */
function counting() {
  const asked: string[] = []
  const call = async (each: { path: string }) => {
    asked.push(each.path)
    return { ok: true, value: asked.length }
  }
  // A call of any kind is answered by a count, which no type of the contract allows.
  return { asked, api: { call } as unknown as Api }
}

const faqAsked = async (
  answers: ResponseCache,
  language: string,
  { api, asked }: ReturnType<typeof counting>,
) => {
  const before = asked.length
  await answers.of(language, api).call(getFaq, {})
  return asked.length > before
}

test('a question is asked once a language', async () => {
  const server = counting()
  const answers = new ResponseCache()
  expect(await faqAsked(answers, 'en', server)).toBe(true)
  expect(await faqAsked(answers, 'en', server)).toBe(false)
  expect(await faqAsked(answers, 'de', server)).toBe(true)
})

test('what is not decided by what changed is taken along', async () => {
  const server = counting()
  const answers = new ResponseCache()
  answers.moveOn('', '1', new Set())
  await faqAsked(answers, 'en', server)
  answers.moveOn('1', '2', new Set(['course']))
  expect(await faqAsked(answers, 'en', server)).toBe(false)
  answers.moveOn('2', '3', new Set(['faq', 'course']))
  expect(await faqAsked(answers, 'en', server)).toBe(true)
})

test('nothing is taken along from a state in which it was not', async () => {
  const server = counting()
  const answers = new ResponseCache()
  answers.moveOn('', '1', new Set())
  await faqAsked(answers, 'en', server)
  answers.moveOn('2', '3', new Set())
  expect(await faqAsked(answers, 'en', server)).toBe(true)
})

test('a call of which nothing is said is asked anew in each state', async () => {
  const { api, asked } = counting()
  const answers = new ResponseCache()
  const ask = () => answers.of('en', api).call(getContentChanges, { since: 0 })
  answers.moveOn('', '1', new Set())
  await ask()
  answers.moveOn('1', '2', new Set())
  await ask()
  await answers.of('en', api).call(getBanners, { pages: [] })
  expect(asked).toEqual([getContentChanges.path, getContentChanges.path, getBanners.path])
})

test('a batch of items is asked for each time, and of many answers the one wanted last stays', async () => {
  const { asked, api } = counting()
  const kept = new ResponseCache().of('en', api)
  await kept.call(getPublishedCourses, { ids: [1, 2] })
  await kept.call(getPublishedCourses, { ids: [1, 2] })
  expect(asked).toHaveLength(2)
  await kept.call(getFaq, {})
  for (let page = 1; page <= 500; page += 1) {
    await kept.call(getFaq, { keyword: `word ${page}` })
    await kept.call(getFaq, {})
  }
  expect(asked).toHaveLength(503)
  await kept.call(getFaq, { keyword: 'word 1' })
  expect(asked).toHaveLength(504)
})
