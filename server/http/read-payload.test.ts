import { expect, test } from 'vitest'
import type { Call } from '#src/contract/protocol/call.ts'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { readPayload } from './read-payload.ts'

const read = async (call: Partial<Call>, sent: Parameters<typeof withContext>[1]) =>
  (await withContext((c) => readPayload(c, call as Call), sent)).value
const posted = (body: unknown) =>
  read({ method: 'POST' }, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

test('the payload of a GET is its query', async () => {
  expect(await read({ method: 'GET' }, { path: '/?id=1&name=a%20b' })).toEqual({ id: '1', name: 'a b' })
  expect(await read({ method: 'GET' }, {})).toEqual({})
})

test('the payload of a POST is its JSON, or its form with an upload', async () => {
  expect(await posted({ id: 1, list: [true, null] })).toEqual({ id: 1, list: [true, null] })
  const body = new FormData()
  body.set('file', new File(['x'], 'x.txt'))
  body.set('id', '1')
  const form = await read({ method: 'POST', upload: 'file' }, { method: 'POST', body })
  expect(form).toMatchObject({ id: '1', file: expect.any(File) })
})

test('each field has one source: the query of a POST and the body of a GET are ignored', async () => {
  const twice = { method: 'POST', path: '/?id=2&name=b', body: '{"id":1}' }
  expect(await read({ method: 'POST' }, twice)).toEqual({ id: 1 })
  expect(await read({ method: 'GET' }, { path: '/?id=1&id=2' })).toEqual({ id: '1' })
})

test.each(['', '{', 'null', '[]', '[{}]', '"text"', '7', 'true'])(
  'a POST of %j has no payload',
  async (body) => {
    expect(await posted(body)).toBeUndefined()
  },
)

test.each([
  ['a NUL', 'a\u0000b', 'a%00b'],
  ['half of a surrogate pair', 'a\ud83d', undefined],
])('a payload with %s anywhere is refused', async (_, text, inAddress) => {
  for (const payload of [
    { name: text },
    { [text]: 1 },
    { deep: [{ list: ['a', text] }] },
    { deep: { [text]: 1 } },
  ])
    expect(await posted(payload)).toBeUndefined()
  if (inAddress) expect(await read({ method: 'GET' }, { path: `/?name=${inAddress}` })).toBeUndefined()
})

test('a payload with whole surrogate pairs is read', async () => {
  expect(await posted('{"name":"\\ud83d\\ude00"}')).toEqual({ name: '😀' })
})

test('an editor’s document may contain a NUL, and its schema reports the place; other fields of that name may not', async () => {
  const document = { text: 'a\u0000b' }
  expect(await posted({ document })).toEqual({ document })
  expect(await posted({ document, name: 'a\u0000b' })).toBeUndefined()
})
