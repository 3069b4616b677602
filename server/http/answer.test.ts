import { expect, test } from 'vitest'
import { refuse } from '#src/domain/refusal.ts'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { createRefusalResponse, createResponse } from './response.ts'
import { respondUnavailable, respondUnavailableText } from './unavailable.ts'

test('an encoded answer is sent as JSON and is not cached', async () => {
  const { response } = await withContext((c) =>
    createResponse(c, '{"code":200,"message":"","data":{"id":1}}'),
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ code: 200, message: '', data: { id: 1 } })
})

test('a refusal has code, message and context and is not cached', async () => {
  const { response } = await withContext((c) =>
    createRefusalResponse(c, 'en', refuse('invalid', { fields: ['name'] })),
  )
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await response.json()).toEqual({
    code: 400,
    message: expect.stringMatching(/\w/),
    data: null,
    errorContext: { fields: ['name'] },
  })
})

test('a refusal without context sends none; its own message is sent unchanged', async () => {
  const { response } = await withContext((c) =>
    createRefusalResponse(c, 'de', refuse('other'), 'What happened'),
  )
  expect(await response.json()).toEqual({ code: 501, message: 'What happened', data: null })
})

test('a reason has its own message, or else that of its code', async () => {
  const sentence = async (context?: Record<string, unknown>) =>
    (
      await (
        await withContext((c) => createRefusalResponse(c, 'en', refuse('forbidden', context)))
      ).response.json()
    ).message
  const plain = await sentence()
  expect(plain).toMatch(/^You are not allowed to do this/)
  expect(await sentence({ reason: 'notSignedOn' })).not.toBe(plain)
  expect(await sentence({ reason: 'nobody wrote a sentence for this' })).toBe(plain)
  expect(await sentence({ reason: 7 })).toBe(plain)
})

test('an unavailable service has Retry-After of five seconds', async () => {
  const { response } = await withContext((c) => respondUnavailable(c, 'en'))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ code: 503, data: null })
  const plain = (await withContext((c) => respondUnavailableText(c))).response
  expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '5'])
  expect(plain.headers.get('cache-control')).toBe('no-store')
  expect(await plain.text()).toBe('Not available at the moment.\n')
})
