import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { operatorContextOf } from './operator-context.ts'
import { parseCommandLine } from './options.ts'

/**
 * Returns the person, sites and language of a command line that names the person, so that no stored session is read.
 */
function placeOf(line: string) {
  const { args, options } = parseCommandLine([...line.split(' '), '--as', 'ada@demo.test'])
  return operatorContextOf(
    { origins: { main: 'http://localhost', sister: '' } },
    options,
    commands[args[0] ?? ''],
  )
}

test.each(['translation course 7 --language pl', 'confirm-texts course 7 --language de'])(
  '%s names texts, which also exist in languages that the site does not have',
  (line) => {
    expect(placeOf(line)).toEqual({ as: 'ada@demo.test' })
  },
)

test('the language of a preview is a language of its site', () => {
  expect(placeOf('preview course 7 --site eu --language de')).toEqual({
    as: 'ada@demo.test',
    sites: ['eu'],
    language: 'de',
  })
})
