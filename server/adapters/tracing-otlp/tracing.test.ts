import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTraceReceiver, type TraceReceiver } from '#tests/fixtures/server/trace-receiver.ts'
import type { TracingSettings } from '../../config/tracing.ts'
import type { Tracing } from '../../ports/tracing.ts'
import { openTracing } from './tracing.ts'

let receiver: TraceReceiver
let failures = 0
beforeEach(async () => {
  receiver = await openTraceReceiver()
  failures = 0
})
afterEach(() => receiver.close())

const open = (settings: Partial<TracingSettings> = {}): Tracing =>
  openTracing(
    {
      ...{ url: `${receiver.url}/v1/traces`, headers: undefined, serviceName: 'portal' },
      ...{ sampler: 'parentbased_always_on', ratio: 1 },
      ...settings,
    },
    {
      version: '1.2.3',
      reportFailure: () => {
        failures += 1
      },
    },
  )

const nothing = async () => {}
const request = { name: 'GET /x', kind: 'server' } as const
const job = { name: 'job sendMails', kind: 'internal', attributes: { 'portal.job': 'sendMails' } } as const
const statement = { name: 'SELECT mail', kind: 'client' } as const
const callerOf = (flags: string) => ({
  caller: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${flags}`, tracestate: undefined },
})

test('spans that run at the same time have their own parents', async () => {
  const tracing = open()
  await Promise.all(
    ['GET /one', 'GET /two'].map((name) =>
      tracing.run({ name, kind: 'server' }, async () => {
        await new Promise(setImmediate)
        await tracing.run({ name: `statement of ${name}`, kind: 'client' }, nothing)
      }),
    ),
  )
  await tracing.stop()
  expect(receiver.spans).toHaveLength(4)
  for (const { name, trace, parent } of receiver.spans.filter(({ kind }) => kind === 3))
    expect(receiver.spans).toContainEqual(
      expect.objectContaining({ name: name.slice('statement of '.length), trace, id: parent, parent: '' }),
    )
  expect(receiver.service).toMatchObject({ 'service.name': 'portal', 'service.version': '1.2.3' })
  expect(failures).toBe(0)
})

test('a failed span has the code or class of its error, never the message', async () => {
  const tracing = open()
  const fault = Object.assign(new Error('ada@demo.test'), { code: '23505' })
  const wrapped = new Error('of ada@demo.test', { cause: new TypeError('ada@demo.test') })
  await tracing.run(request, async () => {
    await expect(tracing.run(statement, () => Promise.reject(fault))).rejects.toBe(fault)
    await expect(tracing.run(statement, () => Promise.reject(wrapped))).rejects.toBe(wrapped)
    await expect(tracing.run(statement, () => Promise.reject('ada@demo.test'))).rejects.toBe('ada@demo.test')
  })
  await tracing.stop()
  const failed = receiver.spans.filter((span) => span.failed)
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['23505', 'TypeError', 'Error'])
  expect(receiver.text()).not.toContain('ada@demo.test')
})

test('a run of a job that found nothing to do is not sent; one that worked or failed is sent whole', async () => {
  const tracing = open()
  const runWith = (changed: number) =>
    tracing.run(job, () =>
      tracing.run(statement, async (span) => span.set({ 'portal.changed_rows': changed })),
    )
  await runWith(0)
  await runWith(1)
  await tracing.run(job, async (span) => span.fail('failed'))
  await tracing.run(job, () => tracing.run({ name: 'smtp send', kind: 'client' }, nothing))
  await tracing.stop()
  expect(receiver.spans.map(({ name }) => name).toSorted()).toEqual([
    ...['SELECT mail', 'job sendMails', 'job sendMails', 'job sendMails', 'smtp send'],
  ])
})

test('a statement outside of requests and jobs has no span, and no trace has an id there', async () => {
  const tracing = open()
  expect(await tracing.run(statement, async () => tracing.traceId() ?? 'none')).toBe('none')
  expect(await tracing.run(request, async () => tracing.traceId())).toMatch(/^[0-9a-f]{32}$/)
  await tracing.stop()
  expect(receiver.spans.map(({ name }) => name)).toEqual(['GET /x'])
})

test.each([
  // The sampler, whether it sends a trace that begins here, one that its caller sends, and one that its caller does not send.
  ['parentbased_always_on', [true, true, false]],
  ['parentbased_always_off', [false, true, false]],
  ['parentbased_traceidratio', [false, true, false]],
  ['always_on', [true, true, true]],
  ['always_off', [false, false, false]],
  ['traceidratio', [false, false, false]],
] as const)('the sampler %s decides by the caller as specified', async (sampler, expected) => {
  const tracing = open({ sampler, ratio: 0 })
  await tracing.run({ ...request, name: 'new' }, nothing)
  await tracing.run({ ...request, name: 'sent', ...callerOf('01') }, nothing)
  await tracing.run({ ...request, name: 'not sent', ...callerOf('00') }, nothing)
  await tracing.stop()
  const names = receiver.spans.map(({ name }) => name)
  expect(['new', 'sent', 'not sent'].map((name) => names.includes(name))).toEqual(expected)
})

test('a collector that is away is reported, and the stop ends anyway', async () => {
  const tracing = open({ url: 'http://127.0.0.1:9/v1/traces' })
  await tracing.run(request, nothing)
  const began = performance.now()
  await tracing.stop()
  expect(performance.now() - began).toBeLessThan(5000)
  expect(failures).toBe(1)
})

test('headers are sent with percent-encoded values decoded', async () => {
  const tracing = open({ headers: 'authorization=Bearer%20abc,x-team=portal' })
  await tracing.run(request, nothing)
  await tracing.stop()
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer abc', 'x-team': 'portal' })
})
