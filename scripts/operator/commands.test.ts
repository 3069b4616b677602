import { expect, test } from 'vitest'
import type { Api } from '#src/api/create-api.ts'
import { commands } from './commands.ts'
import { parseCommandLine } from './options.ts'
import { describeUnknownCommand } from './unknown-command.ts'
import { findUsage, formatUsage } from './usage.ts'

/** An error that is thrown in place of a response. It contains the first request that a command sends. */
class Asked extends Error {
  readonly path: string
  readonly request: unknown
  constructor(path: string, request: unknown) {
    super(path)
    this.path = path
    this.request = request
  }
}

// Commands use only `call` of the API's client, and this `call` never returns a value, so the object can be cast.
const api = {
  call: (call: { path: string }, request: unknown) => Promise.reject(new Asked(call.path, request)),
} as Api

/**
 * Returns the first request that a command line sends. If the command fails before it sends a request, throws its
 * error.
 */
async function asks(line: string): Promise<unknown> {
  const { args, options } = parseCommandLine(line.split(' '))
  const [name = '', ...rest] = args
  try {
    await commands[name]?.run({ api, args: rest, options })
  } catch (error) {
    if (error instanceof Asked) return error.request
    throw error
  }
  return undefined
}

test.each([
  ['publish course 7 --site eu --site mena', { family: 'course', id: 7, sites: ['eu', 'mena'] }],
  [
    'publish course 7 --at 2026-12-01T09:00:00+01:00',
    { family: 'course', id: 7, at: '2026-12-01T08:00:00.000Z' },
  ],
  ['preview news 3 --variant mobile', { family: 'news', id: 3, variant: 'mobile' }],
  ['preview news 3', { family: 'news', id: 3, variant: 'desktop' }],
  ['restore course 7 --edition 2', { family: 'course', id: 7, edition: 2 }],
  ['audit course 7', { subject: 'course 7' }],
  ['audit order K7QF-2MWX', { subject: 'order K7QF-2MWX' }],
  ['audit', {}],
  ['audit course 7 --filter act=publish --limit 20', { subject: 'course 7', act: 'publish', limit: 20 }],
  ['waiting questions --query ada --filter site=eu', { query: 'ada', site: 'eu' }],
  [
    'payments reviews --filter reason=paidTwice --sort received --reverse',
    { reason: 'paidTwice', sort: '-received' },
  ],
  ['jobs --filter state=failed', { state: 'failed' }],
  ['approve registration 12', { kind: 'registration', id: 12, approve: true }],
  ['reject registration 12', { kind: 'registration', id: 12, approve: false }],
  ['reject registration 12 --reason late', { kind: 'registration', id: 12, approve: false, reason: 'late' }],
  ['reject application 3 --reason name', { id: 3, approve: false, reason: 'name' }],
  [
    'confirm K7QF-2MWX --reference B-1 --amount 300.76 --currency EUR',
    { seqNo: 'K7QF-2MWX', reference: 'B-1', amount: 30_076, currency: 'EUR' },
  ],
  ['close stripe:evt_1 --note refunded', { eventId: 'stripe:evt_1', note: 'refunded' }],
  ['mails', {}],
  ['mails 12', { id: 12 }],
  ['retry mail:12', { name: 'mail:12' }],
  ['reinstate VSA-2026-7K3QX9MW --reason mistaken', { number: 'VSA-2026-7K3QX9MW', reason: 'mistaken' }],
  ['answer contact 9 --text Yes', { id: 9, answer: 'Yes' }],
  ['dismiss contact 9', { id: 9 }],
  ['end-sessions ada@example.org', { email: 'ada@example.org' }],
  ['extra-time ada@example.org --percent 25', { email: 'ada@example.org', percent: 25 }],
  ['attempts ada@example.org', { email: 'ada@example.org' }],
  ['grade 12 --score 85', { id: 12, score: 85 }],
  ['grade 12 --absent', { id: 12, absent: true }],
  ['learners practicalExam 3', { id: 3 }],
  ['code 17', { id: 17 }],
  [
    'letter course 7 --until 2026-12-31 --email ada@example.org --site eu',
    {
      ...{ kind: 'course', targetId: 7, email: 'ada@example.org', site: 'eu' },
      validUntil: '2026-12-31T23:59:59Z',
    },
  ],
  ['unletter ABCD', { code: 'ABCD' }],
  ['questions export 7 --format gift', { poolId: 7, format: 'gift', texts: 'en' }],
  ['questions take-out 7003 --reason wrong', { questionId: 7003, reason: 'wrong' }],
  ['webhooks replay --since 2026-11-22T08:00:00Z', { since: '2026-11-22T08:00:00.000Z' }],
  ['webhooks resume 1', { id: 1 }],
  ['export course --folder out', { family: 'course' }],
])('%s calls the server', async (line, request) => {
  expect(await asks(line)).toEqual(request)
})

test.each([
  ['publish curse 7', 'There is no family "curse"'],
  ['publish course seven', 'not "seven"'],
  ['publish course 0', 'not "0"'],
  ['publish course', 'family or number of the item is missing'],
  ['publish course 7 --at tomorrow', 'not "tomorrow"'],
  ['publish course 7 --at 2026-12-01T08:00:00Z --site eu', 'exclude each other'],
  ['withdraw course 7 --site mena', 'Nothing is withdrawn'],
  ['draft course 7 --file no-such-file.json', 'There is no file no-such-file.json'],
  ['refund --reason goodwill --note late', 'The number of the order is missing'],
  ['refund K7QF --note late', '--reason is missing'],
  ['refund K7QF --reason goodwill', '--note is missing'],
  ['preview course 7 --variant tablet', '--variant is one of: desktop, mobile'],
  ['publish course 7 --sites eu', 'There is no option "--sites". See "help".'],
  ['approve', 'registration 12'],
  ['import --folder content --start today', 'not "today"'],
  ['export --folder out --relative-to 2026-02-30', 'not "2026-02-30"'],
  ['approve course 7', '"course" can\'t be decided'],
  ['reject application 3', 'reject application 3 --reason'],
  ['reject trainer 3', 'reject trainer 3 --reason'],
  ['reject name 4', 'reject name 4 --reason'],
  ['confirm K7QF --reference B --currency EUR --amount 300', 'not "300"'],
  ['confirm K7QF --reference B --currency EUR --amount 300.7', 'not "300.7"'],
  ['confirm K7QF --reference B --currency EUR --amount 0.00', 'not "0.00"'],
  ['confirm K7QF --reference B --amount 300.70 --currency USD', 'not "USD"'],
  ['import --folder no-such-folder', 'no-such-folder contains no item'],
  ['mails course', 'whole number'],
  ['answer contact 9', '--text'],
  ['dismiss course 9', 'contact 9'],
  ['grade 12 --score 101', 'not "101"'],
  ['grade 12 --score 9 --absent', 'exclude each other'],
  ['grade 12', '--score 85, or --absent'],
  ['letter news 7 --until 2026-12-31', 'letter can\'t invite to "news"'],
  ['letter course 7 --until soon', 'not "soon"'],
  ['learners course 7', 'A "course" has no participants'],
  ['extra-time ada@example.org --percent 201', 'not "201"'],
  ['questions burn 7', 'The action is one of: export'],
  ['webhooks resume', 'webhooks resume 1'],
  ['waiting --after abc', 'The list is missing'],
  ['waiting rooms', 'There is no list "rooms". It is one of: registrations'],
  ['payments lost', 'There is no list "lost"'],
  ['video README.md', '--name is missing'],
  ['video no-such-file.mp4 --name walk', 'There is no file no-such-file.mp4'],
  ['video /dev/null --name walk', '/dev/null is empty'],
  ['video README.md --name walk --still nosuch.webp', 'not "nosuch.webp"'],
  ['video --name walk --captions walk.srt', 'not "walk.srt"'],
  ['video --name walk', 'The file is missing'],
])('%s is refused with its reason', async (line, message) => {
  await expect(asks(line)).rejects.toThrow(message)
})

test('the help names every act', () => {
  const lines = formatUsage().split('\n')
  for (const name of Object.keys(commands))
    expect([name, lines.some((line) => line.startsWith(`  ${name}`))]).toEqual([name, true])
})

test.each([...Object.keys(commands), 'sign-in', 'sign-out', 'check', 'backup', 'restore'])(
  '%s --help says how it is typed, and asks no server',
  (name) => {
    expect(parseCommandLine([name, '--help'])).toMatchObject({ args: [name], options: { help: true } })
    expect(findUsage(name)?.split('\n')[0]).toMatch(new RegExp(`^ {2}${name}\\b`))
  },
)

test('no command for the running server has the name of one for the database', () => {
  for (const name of ['sign-in', 'sign-out', 'check', 'backup']) expect(commands).not.toHaveProperty(name)
})

test('an act that there is not has no help', () => {
  expect(findUsage('constructor')).toBeUndefined()
})

test.each([
  ['publsh', 'There is no command "publsh". Did you mean "publish"? See "help".'],
  ['signin', 'There is no command "signin". Did you mean "sign-in"? See "help".'],
  ['frobnicate', 'There is no command "frobnicate". See "help".'],
])('an unknown command "%s" is answered by one sentence', (name, sentence) => {
  expect(describeUnknownCommand(name)).toBe(sentence)
})

test('the help of waiting names everything that it lists', () => {
  for (const listed of ['registrations', 'applications', 'renewals', 'new names', 'questions'])
    expect(findUsage('waiting')).toContain(listed)
})
