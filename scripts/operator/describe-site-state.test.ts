import { expect, test } from 'vitest'
import { describeSiteHistory, describeSiteState } from './describe-site-state.ts'

const site = {
  site: 'eu',
  tenant: 'main',
  release: null,
  stored: [],
  publishes: [],
  hold: null,
  queued: null,
}
const at = '2026-01-15T12:00:00.000Z'

test('a site is described by its release and its last publish', () => {
  const release = { name: '2026-01-15T12-00-00.000Z', pages: 728 }
  const publishes = [{ at, seconds: 0.4, pages: 728, rendered: 2 }]
  expect(describeSiteState({ ...site, release, publishes })).toEqual([
    `eu: 728 pages since ${at}; last publish ${at}: 2 of 728 pages rendered`,
  ])
  const [first] = publishes
  expect(
    describeSiteState({ ...site, release, publishes: [{ ...first, by: 'ada@demo.test' }] as never })[0],
  ).toContain(`last publish ${at} by ada@demo.test: 2 of 728`)
  const failures = [{ path: '/eu', message: 'No picture.' }]
  expect(
    describeSiteState({ ...site, release, publishes: [{ ...publishes[0], failures }] as never })[0],
  ).toContain('1 could not be rendered')
  expect(describeSiteState(site)).toEqual(['eu: not published yet'])
})

test('failures, holds and queued publishes are described with their reasons', () => {
  const hold = { site: 'eu', release: 'first', by: 'ada@demo.test', at, reason: 'A wrong title' }
  const queued = { state: 'waiting' as const, isRunning: false, dueAt: at, failure: 'The disk is full.' }
  const publishes = [{ at, seconds: 0.4, failure: 'The disk is full.' }]
  expect(describeSiteState({ ...site, publishes, hold, queued })).toEqual([
    `eu: not published yet; last publish ${at} failed: The disk is full.`,
    expect.stringMatching(/^ {2}held at the release first by ada@demo\.test/),
    `  a publish is queued, due at ${at}; it failed before: The disk is full.`,
  ])
  const running = { ...queued, isRunning: true, failure: null }
  expect(describeSiteState({ ...site, queued: running }).at(-1)).toBe('  a publish is running')
})

test('the releases of a site are listed by the names to which it can be rolled back, with its publishes before the last one', () => {
  const release = { name: '2026-01-15T12-00-00.000Z', pages: 728 }
  const older = '2026-01-14T09-30-00.000Z'
  const publishes = [
    { at, seconds: 0.4, pages: 728, rendered: 2 },
    { at: '2026-01-14T09:30:00.000Z', seconds: 9, failure: 'The disk is full.' },
  ]
  expect(describeSiteHistory({ ...site, release, stored: [older, release.name], publishes })).toEqual([
    '  release 2026-01-15T12-00-00.000Z, which readers see',
    '  release 2026-01-14T09-30-00.000Z',
    '  publish 2026-01-14T09:30:00.000Z failed: The disk is full.',
  ])
})
