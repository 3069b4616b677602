import { expect, test } from 'vitest'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import { readBody } from './read-body.ts'

const read = async (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
  (
    await withContext((c) => readBody(c, 5), {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    })
  ).value?.toString()

/** Returns a body without a declared length, and the number of parts that were read. */
function parts(count: number) {
  let taken = 0
  const stream = new ReadableStream({
    pull(controller) {
      taken += 1
      if (taken > count) controller.close()
      else controller.enqueue(new TextEncoder().encode('abc'))
    },
  })
  return { stream, taken: () => taken }
}

test.each([
  ['abc', 'abc'],
  ['abcde', 'abcde'],
  ['abcdef', undefined],
  [undefined, ''],
])('a body of %j is read as %j with a limit of five bytes', async (body, expected) => {
  expect(await read(body)).toBe(expected)
  if (body) expect(await read(body, { 'content-length': String(body.length) })).toBe(expected)
})

test('of a body whose length is not announced no more is read than shows that it is too large', async () => {
  const { stream, taken } = parts(1000)
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: stream,
    duplex: 'half',
  } as RequestInit)
  const { value } = await withContext(
    () => readBody({ req: { header: () => undefined, raw: request } } as never, 5),
    {},
  )
  expect(value).toBeUndefined()
  expect(taken()).toBeLessThan(5)
})
