import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTraceReceiver, type TraceReceiver } from '#tests/fixtures/server/trace-receiver.ts'
import type { TraceSettings } from '../../config/traces.ts'
import type { Tracer } from '../../ports/tracer.ts'
import { openTracer } from './tracer.ts'

let receiver: TraceReceiver
let failures = 0
beforeEach(async () => {
  receiver = await openTraceReceiver()
  failures = 0
})
afterEach(() => receiver.close())

const open = (settings: Partial<TraceSettings> = {}): Tracer =>
  openTracer(
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
  const tracer = open()
  await Promise.all(
    ['GET /one', 'GET /two'].map((name) =>
      tracer.run({ name, kind: 'server' }, async () => {
        await new Promise(setImmediate)
        await tracer.run({ name: `statement of ${name}`, kind: 'client' }, nothing)
      }),
    ),
  )
  await tracer.stop()
  expect(receiver.spans).toHaveLength(4)
  for (const { name, trace, parent } of receiver.spans.filter(({ kind }) => kind === 3))
    expect(receiver.spans).toContainEqual(
      expect.objectContaining({ name: name.slice('statement of '.length), trace, id: parent, parent: '' }),
    )
  expect(receiver.service).toMatchObject({ 'service.name': 'portal', 'service.version': '1.2.3' })
  expect(failures).toBe(0)
})

test('a failed span has the code or class of its error, never the message', async () => {
  const tracer = open()
  const fault = Object.assign(new Error('ada@demo.test'), { code: '23505' })
  const wrapped = new Error('of ada@demo.test', { cause: new TypeError('ada@demo.test') })
  await tracer.run(request, async () => {
    await expect(tracer.run(statement, () => Promise.reject(fault))).rejects.toBe(fault)
    await expect(tracer.run(statement, () => Promise.reject(wrapped))).rejects.toBe(wrapped)
    await expect(tracer.run(statement, () => Promise.reject('ada@demo.test'))).rejects.toBe('ada@demo.test')
  })
  await tracer.stop()
  const failed = receiver.spans.filter((span) => span.failed)
  expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['23505', 'TypeError', 'Error'])
  expect(receiver.text()).not.toContain('ada@demo.test')
})

test('a run of a job that found nothing to do is not sent; one that worked or failed is sent whole', async () => {
  const tracer = open()
  const runWith = (changed: number) =>
    tracer.run(job, () =>
      tracer.run(statement, async (span) => span.setAttributes({ 'portal.changed_rows': changed })),
    )
  await runWith(0)
  await runWith(1)
  await tracer.run(job, async (span) => span.fail('failed'))
  await tracer.run(job, () => tracer.run({ name: 'smtp send', kind: 'client' }, nothing))
  await tracer.stop()
  expect(receiver.spans.map(({ name }) => name).toSorted()).toEqual([
    ...['SELECT mail', 'job sendMails', 'job sendMails', 'job sendMails', 'smtp send'],
  ])
})

test('a statement outside of requests and jobs has no span, and no trace has an id there', async () => {
  const tracer = open()
  expect(await tracer.run(statement, async () => tracer.findTraceId() ?? 'none')).toBe('none')
  expect(await tracer.run(request, async () => tracer.findTraceId())).toMatch(/^[0-9a-f]{32}$/)
  await tracer.stop()
  expect(receiver.spans.map(({ name }) => name)).toEqual(['GET /x'])
})

test.each([
  // Each row contains a sampler and whether it samples three traces: a trace that begins in this server, a trace
  // that its caller samples, and a trace that its caller does not sample.
  ['parentbased_always_on', [true, true, false]],
  ['parentbased_always_off', [false, true, false]],
  ['parentbased_traceidratio', [false, true, false]],
  ['always_on', [true, true, true]],
  ['always_off', [false, false, false]],
  ['traceidratio', [false, false, false]],
] as const)('the sampler %s decides by the caller as specified', async (sampler, expected) => {
  const tracer = open({ sampler, ratio: 0 })
  await tracer.run({ ...request, name: 'new' }, nothing)
  await tracer.run({ ...request, name: 'sent', ...callerOf('01') }, nothing)
  await tracer.run({ ...request, name: 'not sent', ...callerOf('00') }, nothing)
  await tracer.stop()
  const names = receiver.spans.map(({ name }) => name)
  expect(['new', 'sent', 'not sent'].map((name) => names.includes(name))).toEqual(expected)
})

test('a collector that is away is reported, and the stop ends anyway', async () => {
  const tracer = open({ url: 'http://127.0.0.1:9/v1/traces' })
  await tracer.run(request, nothing)
  const began = performance.now()
  await tracer.stop()
  expect(performance.now() - began).toBeLessThan(5000)
  expect(failures).toBe(1)
})

test('headers are sent with percent-encoded values decoded', async () => {
  const tracer = open({ headers: 'authorization=Bearer%20abc,x-team=portal' })
  await tracer.run(request, nothing)
  await tracer.stop()
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer abc', 'x-team': 'portal' })
})
