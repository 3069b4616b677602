import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { type Family, family } from '#src/domain/content/families.ts'
import { type Decidable, decidable } from './decisions.ts'
import { currencyNamed, minorUnits, type PaymentCommand } from './payments.ts'

/** A command of an operator: the act, its subject, and the sites. */
export interface Command extends PaymentCommand {
  act: string
  family?: Family
  /** The address of the person that the act is about. */
  email?: string
  /** The name of a job: site:eu, mail:12. */
  job?: string
  /** The kind of thing that a reviewer decides about. */
  decidable?: Decidable
  reason?: string
  id?: number
  sites?: string[]
  language?: string
  variant: 'desktop' | 'mobile'
  at?: string
  edition?: number
  file?: string
  folder?: string
  /** The folder of a backup. */
  backup?: string
  /** The day, as 2026-11-22, that relative times are counted from. */
  day?: string
  document: boolean
}

export const usage = `npm run operator -- ACT FAMILY NUMBER [options]

  show course 7 [--document]            state and history; the document as JSON
  draft course 7 --file course.json     keep a draft (- reads standard input; without a number a new item begins)
  preview course 7 --site eu --language de --variant mobile
                                        a signed link to the draft at its real address
  publish course 7 [--site eu]          publish the draft, and all sites that show it or only the named
  publish course 7 --at 2026-12-01T08:00:00Z
                                        publish the draft then, by itself, on all its sites
  withdraw course 7 [--site eu]         take it from readers
  restore course 7 --edition 2          make an older edition the draft
  import --folder content [--start 2026-11-22]
                                        publish the items of a folder; times such as +14d count from that day
  import --file catalogue.jsonl         publish many, a line of JSON each: family, id, document
  export [course] --folder content [--relative-to 2026-11-22]
                                        write what is published as files, a folder an item and a file a language
  picture --file site.jpg               keep a picture; says the line that names it in a document
  check                                 what is wrong with the published content
  audit [course 7]                      what operators did
  backup /srv/backup/today              the whole database as a file (docs/how-to/back-up.md)
  restore /srv/backup/today             the same into an empty database, while no server runs
  waiting                               registrations and applications that wait for a decision
  save trainer 12 --file cv.pdf         the file that somebody applied with
  approve registration 12               or classroom 12, application 12 or trainer 12
  reject application 12 --reason "..."  the reason is told to the learner
  mails                                 the last mails and what became of them
  mails 12                              a mail that was kept, as a file for mail programs
  jobs                                  what waits to be done, and what was given up
  retry mail:12                         try it again now
  payments                              bank transfers that are waited for, payments to look at
  confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR
                                        the bank transfer for an order came in
  close stripe:evt_1 --note "..."       somebody has looked at that payment
  sign-off ada@example.org              end every session of that person

Families: ${family.options.join(', ')}`

const options = {
  site: { type: 'string', multiple: true },
  language: { type: 'string' },
  variant: { type: 'string' },
  at: { type: 'string' },
  edition: { type: 'string' },
  file: { type: 'string' },
  folder: { type: 'string' },
  start: { type: 'string' },
  'relative-to': { type: 'string' },
  reason: { type: 'string' },
  document: { type: 'boolean' },
  reference: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  note: { type: 'string' },
} as const

/** A command line as a command, one of `acts`; undefined when it asks for help. Throws one sentence that says what is wrong. */
export function readCommand(line: readonly string[], acts: readonly string[]): Command | undefined {
  const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
  const [act, name, number] = positionals
  if (act === undefined || act === 'help') return undefined
  if (!acts.includes(act)) throw new Error(`There is no act "${act}".\n\n${usage}`)
  // Mails have only a number.
  const numberOf = act === 'mails' ? name : number
  // An edition of an item is restored, or a folder: `restore course 7 --edition 2`, `restore /srv/backup/today`.
  const backup = act === 'backup' || (act === 'restore' && number === undefined && !values.edition)
  const variant = values.variant ?? 'desktop'
  if (variant !== 'desktop' && variant !== 'mobile') throw new Error('--variant is desktop or mobile.')
  if (values.at && values.site)
    throw new Error('With --at every site that shows the item gets it: without --site.')
  return {
    act,
    ...(name !== undefined && act !== 'mails' && !backup && subjectNamed(act, name)),
    ...(name !== undefined && backup && { backup: name }),
    ...(numberOf !== undefined && { id: wholeNumber(numberOf, 'A number') }),
    ...(values.site && { sites: values.site }),
    ...(values.language && { language: values.language }),
    variant,
    ...(values.at && { at: instant(values.at) }),
    ...(values.edition && { edition: wholeNumber(values.edition, '--edition') }),
    ...(values.file && { file: values.file }),
    ...(values.folder && { folder: values.folder }),
    ...dayOf(values.start, '--start'),
    ...dayOf(values['relative-to'], '--relative-to'),
    ...(values.reason && { reason: values.reason }),
    document: values.document ?? false,
    ...(values.reference && { reference: values.reference }),
    ...(values.amount && { amount: minorUnits(values.amount) }),
    ...(values.currency && { currency: currencyNamed(values.currency) }),
    ...(values.note && { note: values.note }),
  }
}

/**
 * The subject that an act names: reviewers decide about registrations and applications, and read their files;
 * finance names orders and events by their own numbers; people are named by their address; all other acts are done to content.
 */
function subjectNamed(
  act: string,
  name: string,
): Pick<Command, 'family' | 'decidable' | 'payment' | 'email' | 'job'> {
  if (act === 'sign-off') return { email: name }
  if (act === 'retry') return { job: name }
  if (act === 'confirm' || act === 'close') return { payment: name }
  if (!['approve', 'reject', 'save'].includes(act)) return { family: familyNamed(name) }
  const found = decidable.find((each) => each === name)
  if (!found) throw new Error(`There is no "${name}" to decide. It is one of: ${decidable.join(', ')}`)
  return { decidable: found }
}

function familyNamed(name: string): Family {
  const found = family.options.find((each) => each === name)
  if (!found) throw new Error(`There is no family "${name}". Families: ${family.options.join(', ')}`)
  return found
}

function wholeNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${what} is a whole number, not "${text}".`)
  return Number(text)
}

function dayOf(text: string | undefined, what: string): { day?: string } {
  if (text === undefined) return {}
  if (!z.safeParse(z.iso.date(), text).success)
    throw new Error(`${what} is a day such as 2026-11-22, not "${text}".`)
  return { day: text }
}

function instant(text: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw new Error(`--at is a time such as 2026-12-01T08:00:00Z, not "${text}".`)
  return at.toISOString()
}
