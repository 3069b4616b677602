import { decideNameRequest, reissueCertificate } from '#src/contract/identity/name-request.ts'
import { decideTrainerApplication } from '#src/contract/identity/trainer-application.ts'
import {
  decideApplication,
  reinstateCertificate,
  revokeCertificate,
} from '#src/contract/learning/certificate.ts'
import { decideRegistration } from '#src/contract/learning/review.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, CommandInput, Commands } from './command.ts'
import { parseNumber, parseOneOf } from './parse-arguments.ts'
import { runRefundRejection } from './refunds.ts'
import { saveTrainerFile } from './save-trainer-file.ts'
import { waitingCommand } from './waiting.ts'

/** The kinds of requests that reviewers decide. */
const decidable = ['registration', 'classroom', 'application', 'trainer', 'name'] as const

/** The kinds of requests whose rejection requires a reason, which the person receives by email. */
const needsReason: readonly string[] = ['application', 'trainer', 'name']

const decide =
  (approve: boolean) =>
  async ({ api, args, options: { reason, reissue } }: CommandInput): Promise<string> => {
    const usage = 'The kind and number of the request are missing: registration 12'
    if (args[0] === undefined) throw new Error(usage)
    const what = parseOneOf(decidable, args[0], (text) => `"${text}" can't be decided. It is one of:`)
    const id = parseNumber(args, 1, usage)
    if (!approve && !reason && needsReason.includes(what))
      throw new Error(
        `--reason is missing: reject ${what} ${id} --reason "..." (the person receives the reason by email)`,
      )
    const done = `${what} ${id} is ${approve ? 'approved' : 'rejected'}.`
    const decision = { id, approve, ...(reason && { reason }) }
    if (what === 'trainer') {
      await unwrapOrThrow(api.call(decideTrainerApplication, decision))
      return done
    }
    if (what === 'name')
      return `${done}${reissueReport(await unwrapOrThrow(api.call(decideNameRequest, { ...decision, reissue: reissue === true })))}`
    if (what !== 'application') {
      await unwrapOrThrow(api.call(decideRegistration, { kind: what, ...decision }))
      return done
    }
    const { number } = await unwrapOrThrow(api.call(decideApplication, decision))
    return number === null ? done : `${done} Its certificate is ${number}.`
  }

/** Lists the certificates that were issued again with the learner's new name, else those that have another name. */
const reissueReport = ({ reissued, others }: { reissued: string[]; others: string[] }): string => {
  if (reissued.length > 0) return ` Reissued: ${reissued.join(', ')}.`
  return others.length > 0
    ? ` These certificates have another name; reissue them one by one: ${others.join(', ')}.`
    : ''
}

const reissue: Command = {
  help: [['reissue VSA-2026-7K3QX9MW', 'reissue a certificate in its holder’s current name']],
  async run({ api, args: [number] }) {
    if (!number) throw new Error('The number of the certificate is missing: reissue VSA-2026-7K3QX9MW')
    await unwrapOrThrow(api.call(reissueCertificate, { number }))
    return `${number} is reissued.`
  },
}

const revoke: Command = {
  help: [['revoke VSA-2026-7K3QX9MW --reason "..."', 'revoke a certificate; its holder receives the reason']],
  async run({ api, args: [number], options: { reason } }) {
    if (!number || !reason)
      throw new Error(
        'The number of the certificate or --reason is missing: revoke VSA-2026-7K3QX9MW --reason "..."',
      )
    await unwrapOrThrow(api.call(revokeCertificate, { number, reason }))
    return `${number} is revoked.`
  },
}

const reinstate: Command = {
  help: [
    [
      'reinstate VSA-2026-7K3QX9MW --reason "..."',
      'reinstate a certificate that another person revoked by mistake',
    ],
  ],
  async run({ api, args: [number], options: { reason } }) {
    if (!number || !reason)
      throw new Error(
        'The number of the certificate or --reason is missing: reinstate VSA-2026-7K3QX9MW --reason "..."',
      )
    await unwrapOrThrow(api.call(reinstateCertificate, { number, reason }))
    return `${number} is reinstated.`
  },
}

const approve: Command = {
  help: [
    ['approve registration 12', 'or classroom 12, application 12, trainer 12 or name 12'],
    ['approve name 12 --reissue', 'and reissue the certificates in the new name'],
  ],
  run: decide(true),
}

const reject: Command = {
  help: [
    [
      'reject application 12 --reason "..."',
      'or trainer 12 or name 12; the person receives the reason by email',
    ],
    ['reject registration 12 --reason "..."', 'or classroom 12; --reason is optional'],
    ['reject refund 7 --reason "..."', 'reject refunds of another person, or withdraw your own'],
    [
      'reject transfer 12 --reason "..."',
      'a refund by transfer that was not sent, or that the bank returned',
    ],
  ],
  run: (input) =>
    (input.args[0] === 'refund' || input.args[0] === 'transfer' ? runRefundRejection : decide(false))(input),
}

const save: Command = {
  help: [['save trainer 12 --file cv.pdf', 'save the file of an application']],
  run({ api, args, options }) {
    const { file } = options
    const usage = 'The number of the application is missing: trainer 12'
    if (args[0] !== 'trainer') throw new Error(usage)
    if (file === undefined) throw new Error('--file is missing: it names the file to write.')
    return saveTrainerFile(api, parseNumber(args, 1, usage), file, options)
  },
}

/** The reviewers' commands for waiting requests. */
export const decisionCommands: Commands = {
  waiting: waitingCommand,
  save,
  approve,
  reject,
  revoke,
  reinstate,
  reissue,
}
