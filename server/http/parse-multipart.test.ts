import { expect, test } from 'vitest'
import { parseMultipart } from './parse-multipart.ts'

/** Returns the bytes and the type of a form as a browser sends it. */
async function sent(fields: Record<string, string | File>): Promise<[Buffer<ArrayBuffer>, string]> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Response(form)
  return [Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '']
}

/** Returns a form of raw parts, each with its head and body. */
const raw = (...parts: string[]): [Buffer<ArrayBuffer>, string] => {
  const boundary = '----a-boundary-of-this-very-test'
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')
  return [Buffer.from(`${body}--${boundary}--\r\n`), `multipart/form-data; boundary=${boundary}`]
}
const field = (name: string) => `content-disposition: form-data; name="${name}"\r\n\r\nx`

test('a form has its fields and its file', async () => {
  const file = new File(['\0\r\n--'], 'a.txt', { type: 'text/plain' })
  const form = (await parseMultipart(...(await sent({ id: '7', file })))) as { id: string; file: File }
  expect(form.id).toBe('7')
  expect([form.file.name, await form.file.text()]).toEqual(['a.txt', '\0\r\n--'])
})

test('sixteen parts are read, and no more', async () => {
  const parts = (count: number) => raw(...Array.from({ length: count }, (_, each) => field(`f${each}`)))
  expect(Object.keys((await parseMultipart(...parts(16))) ?? {})).toHaveLength(16)
  expect(await parseMultipart(...parts(17))).toBeUndefined()
  expect(await parseMultipart(...parts(100_000))).toBeUndefined()
})

test('the head of a part has two kilobytes at most', async () => {
  const withHead = (bytes: number) => raw(`x-more: ${'a'.repeat(bytes)}\r\n${field('id')}`)
  expect(await parseMultipart(...withHead(1500))).toEqual({ id: 'x' })
  expect(await parseMultipart(...withHead(2100))).toBeUndefined()
  expect(await parseMultipart(...raw(`${'a:b\r\n'.repeat(100_000)}${field('id')}`))).toBeUndefined()
})

test.each([
  undefined,
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; x="boundary=a"; boundary=b',
])('a body of the type %j is not a form', async (type) => {
  const [bytes] = raw(field('id'))
  expect(await parseMultipart(bytes, type)).toBeUndefined()
})

test('the type may have a charset and a quoted boundary', async () => {
  const [bytes, type] = raw(field('id'))
  const boundary = type.slice(type.indexOf('=') + 1)
  expect(await parseMultipart(bytes, `multipart/form-data; charset=UTF-8; boundary="${boundary}"`)).toEqual({
    id: 'x',
  })
})

test('names are decoded as browsers escape them, and the last of two fields with one name counts', async () => {
  const form = parseMultipart(
    ...raw(
      'Content-Disposition: form-data; name="a%22b"; filename="%22\u00e4.txt"\r\nContent-Type: text/plain\r\n\r\nx',
      'content-disposition: form-data; name="id"\r\n\r\n1',
      'content-disposition: form-data; name="id"\r\n\r\n2',
      'content-disposition: form-data; name=""\r\n\r\n',
    ),
  ) as Record<string, unknown>
  const file = form['a"b'] as File
  expect([file.name, file.type, await file.text()]).toEqual(['"\u00e4.txt', 'text/plain', 'x'])
  expect([form.id, form['']]).toEqual(['2', ''])
})

test.each([
  ['begins otherwise', (body: string) => `x${body}`],
  ['does not end', (body: string) => body.replace(/--\r\n$/, '')],
  ['is empty', () => ''],
  ['has a part without a name', (body: string) => body.replace('name="id"', '')],
  ['has a part of another disposition', (body: string) => body.replace('form-data', 'attachment')],
])('a form that %s is invalid', (_, changed) => {
  const [bytes, type] = raw(field('id'))
  expect(parseMultipart(Buffer.from(changed(bytes.toString())), type)).toBeUndefined()
})
