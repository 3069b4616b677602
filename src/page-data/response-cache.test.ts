import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { getBanners } from '../contract/catalogue/banner.ts'
import { getFaq } from '../contract/catalogue/faq.ts'
import { getContentChanges } from '../contract/publishing/content.ts'
import { getPublishedCourses } from '../contract/publishing/published.ts'
import { ResponseCache } from './response-cache.ts'

/** Returns an API that records the requested paths. */
function counting() {
  const asked: string[] = []
  const call = async (each: { path: string }) => {
    asked.push(each.path)
    return { ok: true, value: asked.length }
  }
  // Every call returns a count, which no type of the contract allows, hence the cast.
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

test('a request is sent once per language', async () => {
  const server = counting()
  const answers = new ResponseCache()
  expect(await faqAsked(answers, 'en', server)).toBe(true)
  expect(await faqAsked(answers, 'en', server)).toBe(false)
  expect(await faqAsked(answers, 'de', server)).toBe(true)
})

test('a response that a change does not affect is reused', async () => {
  const server = counting()
  const answers = new ResponseCache()
  answers.invalidate('', '1', new Set())
  await faqAsked(answers, 'en', server)
  answers.invalidate('1', '2', new Set(['course']))
  expect(await faqAsked(answers, 'en', server)).toBe(false)
  answers.invalidate('2', '3', new Set(['faq', 'course']))
  expect(await faqAsked(answers, 'en', server)).toBe(true)
})

test('a response of another content state is not reused', async () => {
  const server = counting()
  const answers = new ResponseCache()
  answers.invalidate('', '1', new Set())
  await faqAsked(answers, 'en', server)
  answers.invalidate('2', '3', new Set())
  expect(await faqAsked(answers, 'en', server)).toBe(true)
})

test('a call without known dependencies is sent again in each state', async () => {
  const { api, asked } = counting()
  const answers = new ResponseCache()
  const ask = () => answers.of('en', api).call(getContentChanges, { since: 0 })
  answers.invalidate('', '1', new Set())
  await ask()
  answers.invalidate('1', '2', new Set())
  await ask()
  await answers.of('en', api).call(getBanners, { pages: [] })
  expect(asked).toEqual([getContentChanges.path, getContentChanges.path, getBanners.path])
})

test('a batch of items is requested each time, and the least recently used response is evicted', async () => {
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
