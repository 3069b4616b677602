import { expect, test } from 'vitest'
import { awaitDatabase, hostOfDatabase } from './await-database.ts'

const url = 'postgres://portal:hidden@db.example.org/portal'
const fault = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test('the server waits for a database that starts late, and logs it every five seconds', async () => {
  const answers = [fault('ECONNREFUSED'), fault('57P03'), undefined]
  const told: string[] = []
  const ask = async () => {
    const error = answers.shift()
    if (error) throw error
  }
  await awaitDatabase(ask, url, { maxSeconds: 60, report: (line) => told.push(line) })
  expect(told).toEqual(['Waiting for the database at db.example.org:5432/portal: 60 s left'])
})

test('one that stays away is one sentence without its password', async () => {
  const waiting = awaitDatabase(() => Promise.reject(fault('ECONNREFUSED')), url, {
    maxSeconds: 0.2,
    report: () => {},
  })
  await expect(waiting).rejects.toThrow(
    'Configuration: DATABASE_URL (db.example.org:5432/portal) did not answer in 0.2 s (ECONNREFUSED)',
  )
})

test('a rejected login fails immediately and is not retried', async () => {
  const refused = fault('28P01', 'password authentication failed for user "portal"')
  const asking = awaitDatabase(() => Promise.reject(refused), url, { maxSeconds: 60, report: () => {} })
  await expect(asking).rejects.toThrow(
    'Configuration: DATABASE_URL (db.example.org:5432/portal) rejected the connection: password authentication failed',
  )
})

test('the address of a database is logged without user and password', () => {
  expect(hostOfDatabase('postgresql://u:p@10.0.0.7:6432/x?sslmode=require')).toBe('10.0.0.7:6432/x')
})
