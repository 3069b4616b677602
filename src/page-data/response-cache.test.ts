import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import { getBanners } from '../contract/catalogue/banner.ts'
import { getFaq } from '../contract/catalogue/faq.ts'
import { getContentChanges } from '../contract/publishing/content.ts'
import { getPublishedCourses } from '../contract/publishing/published.ts'
import { ResponseCache } from './response-cache.ts'

/** Returns an API that records the requested paths. */
function countingApi() {
  const requests: string[] = []
  const call = async (each: { path: string }) => {
    requests.push(each.path)
    return { ok: true, value: requests.length }
  }
  // Every call returns a number, which no declared call does, hence the cast.
  return { requests, api: { call } as Api }
}

const isFaqRequested = async (
  answers: ResponseCache,
  language: string,
  { api, requests }: ReturnType<typeof countingApi>,
) => {
  const before = requests.length
  await answers.of(language, api).call(getFaq, {})
  return requests.length > before
}

test('a request is sent once per language', async () => {
  const server = countingApi()
  const answers = new ResponseCache()
  expect(await isFaqRequested(answers, 'en', server)).toBe(true)
  expect(await isFaqRequested(answers, 'en', server)).toBe(false)
  expect(await isFaqRequested(answers, 'de', server)).toBe(true)
})

test('a response that a change does not affect is reused', async () => {
  const server = countingApi()
  const answers = new ResponseCache()
  answers.invalidate('', '1', new Set())
  await isFaqRequested(answers, 'en', server)
  answers.invalidate('1', '2', new Set(['course']))
  expect(await isFaqRequested(answers, 'en', server)).toBe(false)
  answers.invalidate('2', '3', new Set(['faq', 'course']))
  expect(await isFaqRequested(answers, 'en', server)).toBe(true)
})

test('a response of another content state is not reused', async () => {
  const server = countingApi()
  const answers = new ResponseCache()
  answers.invalidate('', '1', new Set())
  await isFaqRequested(answers, 'en', server)
  answers.invalidate('2', '3', new Set())
  expect(await isFaqRequested(answers, 'en', server)).toBe(true)
})

test('a call without known dependencies is sent again in each state', async () => {
  const { api, requests } = countingApi()
  const answers = new ResponseCache()
  const send = () => answers.of('en', api).call(getContentChanges, { since: 0 })
  answers.invalidate('', '1', new Set())
  await send()
  answers.invalidate('1', '2', new Set())
  await send()
  await answers.of('en', api).call(getBanners, { pages: [] })
  expect(requests).toEqual([getContentChanges.path, getContentChanges.path, getBanners.path])
})

test('the changes since a revision are requested each time, because there may be more', async () => {
  const { api, requests } = countingApi()
  const cachedApi = new ResponseCache().of('en', api)
  await cachedApi.call(getContentChanges, { since: 7 })
  await cachedApi.call(getContentChanges, { since: 7 })
  expect(requests).toHaveLength(2)
})

test('a batch of items is requested each time, and the least recently used response is evicted', async () => {
  const { requests, api } = countingApi()
  const cachedApi = new ResponseCache().of('en', api)
  await cachedApi.call(getPublishedCourses, { ids: [1, 2] })
  await cachedApi.call(getPublishedCourses, { ids: [1, 2] })
  expect(requests).toHaveLength(2)
  await cachedApi.call(getFaq, {})
  for (let page = 1; page <= 500; page += 1) {
    await cachedApi.call(getFaq, { keyword: `word ${page}` })
    await cachedApi.call(getFaq, {})
  }
  expect(requests).toHaveLength(503)
  await cachedApi.call(getFaq, { keyword: 'word 1' })
  expect(requests).toHaveLength(504)
})
