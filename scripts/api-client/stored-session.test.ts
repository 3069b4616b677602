import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStoredSession, type StoredSession, storeSession } from './stored-session.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const session: StoredSession = {
  origin: 'http://localhost:4321',
  token: 'token',
  email: 'finance@demo.test',
  expiresAt: '2026-11-26T20:00:00Z',
}

let folder: string
const before = process.env.XDG_CONFIG_HOME
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-session-'))
  process.env.XDG_CONFIG_HOME = folder
})
afterEach(() => {
  if (before === undefined) delete process.env.XDG_CONFIG_HOME
  else process.env.XDG_CONFIG_HOME = before
  rmSync(folder, { recursive: true })
})

test('a session is stored for one portal until it expires, and only its person can read it', () => {
  storeSession(session)
  expect(readStoredSession(session.origin, now)).toEqual(session)
  expect(readStoredSession('http://localhost:4400', now)).toBeUndefined()
  expect(readStoredSession(session.origin, Date.parse(session.expiresAt))).toBeUndefined()
  const file = join(folder, 'security-learning-portal/session.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toContain('finance@demo.test')
})

test('without a stored session nothing is returned', () => {
  expect(readStoredSession(session.origin, now)).toBeUndefined()
})
