import { expect, test } from 'vitest'
import type { Api } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import { getClassroomsOfCertification } from '../contract/catalogue/classroom.ts'
import { getNews } from '../contract/catalogue/news.ts'
import { getPublishedNews } from '../contract/publishing/published.ts'
import { createBatchLoader } from './batch-loader.ts'

const failed = (failure: object) => ({ ok: false, failure, value: null })

/** Returns an API with the news 1 to 150, in which a bad item makes the whole batch fail. */
function newsApi({ bad = 0, cut = false } = {}) {
  const requests: { path: string; request: { id?: number; ids?: number[] } }[] = []
  const call = async ({ path }: { path: string }, request: { id?: number; ids?: number[] }) => {
    requests.push({ path, request })
    const ids = request.ids ?? [request.id ?? 0]
    if (cut) return failed({ kind: 'unreachable' })
    if (ids.includes(bad)) return failed({ kind: 'malformed', message: `${bad} is no news` })
    const rows = ids.filter((id) => id <= 150).map((id) => ({ id }))
    return { ok: true, value: request.ids ? rows : rows[0] }
  }
  // The object implements only the calls of these tests, hence the cast.
  return { requests, api: createBatchLoader({ call } as Api) }
}

const askNews = (api: Api, ids: readonly number[]): Promise<Result<unknown>[]> =>
  Promise.all(ids.map((id) => api.call(getNews, { id })))

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('concurrent requests are sent in batches of at most a hundred, and each gets its own result', async () => {
  const { requests, api } = newsApi()
  const answers = await askNews(api, numbers(1, 120))
  expect(requests.map(({ path, request }) => [path, request.ids?.length])).toEqual([
    [getPublishedNews.path, 100],
    [getPublishedNews.path, 20],
  ])
  expect(answers).toEqual(numbers(1, 120).map((id) => ({ ok: true, value: { id } })))
})

test('an item that is missing in the response is not found', async () => {
  const [, missing] = await askNews(newsApi().api, [1, 999])
  expect(missing).toMatchObject({ ok: false, failure: { kind: 'refused', code: 404 } })
})

test('a single request, and a request with more than an id, is sent unchanged', async () => {
  const { requests, api } = newsApi()
  await askNews(api, [7])
  await Promise.all([
    api.call(getClassroomsOfCertification, { certificationId: 1, mode: 'online' }),
    api.call(getClassroomsOfCertification, { certificationId: 2, mode: 'online' }),
  ])
  expect(requests.map(({ path }) => path)).toEqual([
    getNews.path,
    getClassroomsOfCertification.path,
    getClassroomsOfCertification.path,
  ])
})

test('a bad item does not affect others', async () => {
  const { requests, api } = newsApi({ bad: 2 })
  const answers = await askNews(api, [1, 2, 3])
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
  expect(requests).toHaveLength(4)
})

test('an unreachable API is not requested again', async () => {
  const { requests, api } = newsApi({ cut: true })
  const answers = await askNews(api, [1, 2, 3])
  expect(answers.every((each) => !each.ok && each.failure.kind === 'unreachable')).toBe(true)
  expect(requests).toHaveLength(1)
})
