import { parseArgs } from 'node:util'

const optionTypes = {
  site: { type: 'string', multiple: true },
  language: { type: 'string' },
  variant: { type: 'string' },
  at: { type: 'string' },
  edition: { type: 'string' },
  version: { type: 'string' },
  saved: { type: 'string' },
  paths: { type: 'string' },
  file: { type: 'string' },
  folder: { type: 'string' },
  name: { type: 'string' },
  captions: { type: 'string', multiple: true },
  still: { type: 'string', multiple: true },
  start: { type: 'string' },
  'encrypt-to': { type: 'string', multiple: true },
  'passphrase-file': { type: 'string' },
  'identity-file': { type: 'string' },
  'relative-to': { type: 'string' },
  reason: { type: 'string' },
  release: { type: 'string' },
  document: { type: 'boolean' },
  reference: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  note: { type: 'string' },
  seen: { type: 'string' },
  by: { type: 'string' },
  iban: { type: 'string' },
  holder: { type: 'string' },
  'keep-place': { type: 'string' },
  as: { type: 'string' },
  email: { type: 'string' },
  until: { type: 'string' },
  score: { type: 'string' },
  absent: { type: 'boolean' },
  'move-to': { type: 'string' },
  yes: { type: 'boolean' },
  percent: { type: 'string' },
  reissue: { type: 'boolean' },
  since: { type: 'string' },
  format: { type: 'string' },
  text: { type: 'string' },
  texts: { type: 'string' },
  new: { type: 'boolean' },
  query: { type: 'string' },
  filter: { type: 'string', multiple: true },
  sort: { type: 'string' },
  reverse: { type: 'boolean' },
  limit: { type: 'string' },
  after: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: optionTypes, allowPositionals: true })

/** The options of all commands, as the operator has typed them. */
export type CommandOptions = ReturnType<typeof parse>['values']

/** Parses a command line into arguments and options; throws an error with one sentence for an unknown option. */
export function parseCommandLine(args: readonly string[]): {
  args: readonly string[]
  options: CommandOptions
} {
  try {
    const { positionals, values } = parse(args)
    return { args: positionals, options: values }
  } catch (error) {
    const [, option] = /^Unknown option '(.+?)'/.exec((error as Error).message) ?? []
    throw option === undefined ? error : new Error(`There is no option "${option}". See "help".`)
  }
}
