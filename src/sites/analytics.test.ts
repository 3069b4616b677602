import { expect, test } from 'vitest'
import { analyticsCodeOf } from './analytics.ts'

const codes = { test: 'G-TEST', production: 'G-LIVE' }

test.each([
  ['http://localhost:4321', 'G-TEST'],
  ['http://micro.localhost:4321', 'G-TEST'],
  ['https://learn-test.example.org', 'G-TEST'],
  ['https://test.example.org', 'G-TEST'],
  ['https://learn.example.org', 'G-LIVE'],
  ['https://contest.example.org', 'G-LIVE'],
])('on %s visits are counted under %s', (origin, code) => {
  expect(analyticsCodeOf(codes, origin)).toBe(code)
})
