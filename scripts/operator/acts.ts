import { readFileSync } from 'node:fs'
import type { Api } from '#src/api/create-api.ts'
import type { AnswerOf } from '#src/contract/call.ts'
import * as contract from '#src/contract/editing.ts'
import { endSessionsOf } from '#src/contract/session.ts'
import type { Family } from '#src/domain/content/families.ts'
import { answered } from '../desk/desk.ts'
import { findingsInWords } from '../desk/findings.ts'
import type { Command } from './command.ts'
import { decide, waitingInWords } from './decisions.ts'
import { exportMany } from './export.ts'
import { importMany } from './import.ts'
import { jobsInWords, retryJobOf } from './jobs.ts'
import { mailsInWords } from './mails.ts'
import { closeReview, confirmTransfer, paymentsInWords } from './payments.ts'
import { keepPictureOf } from './picture.ts'
import { saveTrainerFile } from './save-file.ts'
import { publishedInWords } from './words.ts'

type Item = { family: Family; id: number }

/** A function that does what a command says and returns what to print. */
type Act = (api: Api, command: Command) => Promise<string>

const itemOf = ({ family, id }: Command): Item => {
  if (family === undefined || id === undefined)
    throw new Error('Of what? Name a family and a number: course 7')
  return { family, id }
}

const sitesOf = ({ sites }: Command) => (sites ? { sites } : {})

const show: Act = async (api, command) => {
  const item = await answered(api.call(contract.getContentItem, itemOf(command)))
  if (command.document) return JSON.stringify(item.draft ?? item.published, null, 2)
  const draft = item.draft ? [item.publishAt ? `draft, published at ${item.publishAt}` : 'draft'] : []
  const history = item.history.map(
    ({ edition, act, editor, at }) => `${at}  edition ${edition}: ${act} by ${editor}`,
  )
  return [`${item.state}, edition ${item.edition}`, ...draft, ...history].join('\n')
}

const draft: Act = async (api, command) => {
  const { family, id, file } = command
  if (family === undefined) throw new Error('Of which family? draft course 7 --file course.json')
  if (file === undefined) throw new Error('--file names the document; - reads standard input.')
  const document = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) as Record<string, unknown>
  const edition =
    id === undefined ? 0 : (await answered(api.call(contract.getContentItem, { family, id }))).edition
  const kept = await answered(api.call(contract.saveDraft, { family, id, edition, document }))
  return `Kept as the draft of ${family} ${kept.id}.`
}

/** The words about a publish; a site on which it is not live, or a page that could not be made, makes the command fail. */
function tellOf(published: AnswerOf<typeof contract.publishItem>): string {
  if (published.sites.some(({ failure, failures }) => failure || failures.length > 0)) process.exitCode = 1
  return publishedInWords(published)
}

const publish: Act = async (api, command) => {
  const { at } = command
  const item = itemOf(command)
  const done = await answered(
    api.call(contract.publishItem, { ...item, ...sitesOf(command), ...(at && { at }) }, { patient: true }),
  )
  return at ? `${item.family} ${item.id} is published at ${at}.` : tellOf(done)
}

const withdraw: Act = async (api, command) => {
  const wish = { ...itemOf(command), ...sitesOf(command) }
  return tellOf(await answered(api.call(contract.withdrawItem, wish, { patient: true })))
}

const restore: Act = async (api, command) => {
  if (command.edition === undefined) throw new Error('--edition says which: see show.')
  const item = itemOf(command)
  await answered(api.call(contract.restoreEdition, { ...item, edition: command.edition }))
  return `Edition ${command.edition} is the draft of ${item.family} ${item.id} now.`
}

const picture: Act = (api, { file }) => keepPictureOf(api, file)

const preview: Act = async (api, command) =>
  (await answered(api.call(contract.previewDraft, { ...itemOf(command), variant: command.variant }))).link

const check: Act = async (api) => {
  const { items, findings } = await answered(api.call(contract.checkContent, {}))
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
  return [`${items} items checked`, ...findingsInWords(findings)].join('\n')
}

const audit: Act = async (api, { family, id }) => {
  const subject = family && id ? { subject: `${family} ${id}` } : {}
  const rows = await answered(api.call(contract.getAudit, subject))
  return rows
    .map(
      ({ at, actor, act, subject, detail }) => `${at}  ${actor}  ${act} ${subject} ${JSON.stringify(detail)}`,
    )
    .join('\n')
}

const decision =
  (approve: boolean): Act =>
  (api, { decidable, id, reason }) => {
    if (!decidable || id === undefined) throw new Error('Of what? Name it with its number: registration 12')
    return decide(api, decidable, id, approve, reason)
  }

/** Saves the file of a person who wants to become a trainer. */
const save: Act = (api, { decidable, id, file }) => {
  if (decidable !== 'trainer' || id === undefined) throw new Error('Whose? Name the application: trainer 12')
  if (file === undefined) throw new Error('--file names where to save it.')
  return saveTrainerFile(api, id, file)
}

/** Ends every session of a person. */
const signOff: Act = async (api, { email }) => {
  if (email === undefined) throw new Error('Whose? Name the e-mail address: sign-off ada@example.org')
  const { ended } = await answered(api.call(endSessionsOf, { email }))
  return `${email} is signed off: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
}

export const acts = {
  show,
  draft,
  preview,
  publish,
  withdraw,
  restore,
  import: importMany,
  export: exportMany,
  picture,
  check,
  audit,
  waiting: waitingInWords,
  save,
  mails: mailsInWords,
  jobs: jobsInWords,
  retry: retryJobOf,
  payments: paymentsInWords,
  confirm: confirmTransfer,
  close: closeReview,
  approve: decision(true),
  reject: decision(false),
  'sign-off': signOff,
}
export type ActName = keyof typeof acts
