import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../domain/refusal.ts'
import { hasPlaceInRequest } from './protocol/call.ts'
import { allCalls } from './registry.ts'
import { callSamples } from './samples/call-samples.ts'

test('no two calls share method and path', () => {
  const addresses = allCalls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every call has a sample', () => {
  expect(Object.keys(callSamples).sort()).toEqual(allCalls.map(({ name }) => name).sort())
})

test.each(allCalls.map((call) => [call.name, call] as const))(
  '%s: decoded samples are encoded to the same payload',
  (name, call) => {
    for (const sample of callSamples[name] ?? []) {
      expect(z.encode(call.request, z.decode(call.request, sample.request))).toEqual(sample.request)
      expect(z.encode(call.response, z.decode(call.response, sample.response))).toEqual(sample.response)
    }
  },
)

test.each(allCalls.map((call) => [call.name, call] as const))(
  '%s: its empty default is a valid response',
  (_, call) => {
    if (call.empty !== null) expect(() => z.encode(call.response, call.empty)).not.toThrow()
  },
)

test('calls refuse with declared names only', () => {
  for (const { refusals: declared } of allCalls)
    expect(refusals).toEqual(expect.arrayContaining([...declared]))
})

test('every call has site and language, except the call that returns the site', () => {
  const placeless = allCalls.filter((call) => !hasPlaceInRequest(call)).map(({ name }) => name)
  expect(placeless).toEqual(['getSiteInfo'])
})
