import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { canMatchUnicodeLetters } from '#server/db/can-match-unicode-letters.ts'
import { openPostgres } from '#server/db/postgres.ts'

const url = inject('postgresUrl')

/** Creates a database with a locale; returns whether its search recognizes letters outside ASCII. */
async function knowing(locale: string): Promise<boolean> {
  const name = `letters_${locale.toLowerCase().replace(/\W/g, '_')}`
  const owner = new pg.Client(url as string)
  await owner.connect()
  await owner.query(`create database ${name} template template0 encoding 'UTF8' locale '${locale}'`)
  await owner.end()
  const database = openPostgres(Object.assign(new URL(url as string), { pathname: `/${name}` }).href)
  await database.db.execute('create extension pg_trgm')
  return canMatchUnicodeLetters(database.db).finally(() => database.close())
}

test.runIf(url)(
  'a database with the locale C knows only English letters, and a warning is logged',
  async () => {
    expect(await knowing('C')).toBe(false)
    expect(await knowing('C.UTF-8')).toBe(true)
  },
)
