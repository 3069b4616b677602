import { decideName, reissueCertificate } from '#src/contract/identity/name-request.ts'
import { decideTrainerApplication } from '#src/contract/identity/trainer-application.ts'
import {
  decideApplication,
  reinstateCertificate,
  revokeCertificate,
} from '#src/contract/learning/certificate.ts'
import { decideRegistration } from '#src/contract/learning/review.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, CommandInput, Commands } from './act.ts'
import { readNumber, readOneOf } from './read-words.ts'
import { rejectRefundCommand } from './refunds.ts'
import { saveTrainerFile } from './save-file.ts'
import { waitingCommand } from './waiting.ts'

/** The kinds of things that reviewers decide about. */
const decidable = ['registration', 'classroom', 'application', 'trainer', 'name'] as const

/** The kinds whose rejection always has a reason, which the person is mailed. */
const needsReason: readonly string[] = ['application', 'trainer', 'name']

const decide =
  (approve: boolean) =>
  async ({ api, words, options: { reason, reissue } }: CommandInput): Promise<string> => {
    const which = 'Of what? Name it with its number: registration 12'
    if (words[0] === undefined) throw new Error(which)
    const what = readOneOf(decidable, words[0], (text) => `There is no "${text}" to decide. It is one of:`)
    const id = readNumber(words, 1, which)
    if (!approve && !reason && needsReason.includes(what))
      throw new Error(`Why? reject ${what} ${id} --reason "..." (the reason is mailed to the person)`)
    const done = `${what} ${id} is ${approve ? 'approved' : 'rejected'}.`
    const because = { id, approve, ...(reason && { reason }) }
    if (what === 'trainer') {
      await valueOrThrow(api.call(decideTrainerApplication, because))
      return done
    }
    if (what === 'name')
      return `${done}${reissueReport(await valueOrThrow(api.call(decideName, { ...because, reissue: reissue === true })))}`
    if (what !== 'application') {
      await valueOrThrow(api.call(decideRegistration, { kind: what, ...because }))
      return done
    }
    const { number } = await valueOrThrow(api.call(decideApplication, because))
    return number === null ? done : `${done} Its certificate is ${number}.`
  }

/** What became of the certificates of a learner with a new name. */
const reissueReport = ({ reissued, others }: { reissued: string[]; others: string[] }): string => {
  if (reissued.length > 0) return ` Reissued: ${reissued.join(', ')}.`
  return others.length > 0 ? ` These carry another name; reissue them one by one: ${others.join(', ')}.` : ''
}

const reissue: Command = {
  help: [['reissue VSA-2026-7K3QX9MW', 'a certificate, in the name that its holder has now']],
  async run({ api, words: [number] }) {
    if (!number) throw new Error('Which? reissue VSA-2026-7K3QX9MW')
    await valueOrThrow(api.call(reissueCertificate, { number }))
    return `${number} is reissued.`
  },
}

const revoke: Command = {
  help: [['revoke VSA-2026-7K3QX9MW --reason "..."', 'a certificate; its holder is told why']],
  async run({ api, words: [number], options: { reason } }) {
    if (!number || !reason) throw new Error('Which, and why? revoke VSA-2026-7K3QX9MW --reason "..."')
    await valueOrThrow(api.call(revokeCertificate, { number, reason }))
    return `${number} is revoked.`
  },
}

const reinstate: Command = {
  help: [
    ['reinstate VSA-2026-7K3QX9MW --reason "..."', 'a certificate that somebody else revoked by mistake'],
  ],
  async run({ api, words: [number], options: { reason } }) {
    if (!number || !reason) throw new Error('Which, and why? reinstate VSA-2026-7K3QX9MW --reason "..."')
    await valueOrThrow(api.call(reinstateCertificate, { number, reason }))
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
    ['reject application 12 --reason "..."', 'or trainer 12 or name 12: the reason is mailed to the person'],
    ['reject registration 12 --reason "..."', 'or classroom 12; without --reason the learner reads none'],
    ['reject refund 7 --reason "..."', 'refunds that somebody else has prepared; one’s own are withdrawn'],
    [
      'reject transfer 12 --reason "..."',
      'a refund by transfer that was not sent, or that the bank sent back',
    ],
  ],
  run: (given) =>
    (given.words[0] === 'refund' || given.words[0] === 'transfer' ? rejectRefundCommand : decide(false))(
      given,
    ),
}

const save: Command = {
  help: [['save trainer 12 --file cv.pdf', 'the file that somebody applied with']],
  run({ api, words, options }) {
    const { file } = options
    const whose = 'Whose? Name the application: trainer 12'
    if (words[0] !== 'trainer') throw new Error(whose)
    if (file === undefined) throw new Error('--file names where to save it.')
    return saveTrainerFile(api, readNumber(words, 1, whose), file, options)
  },
}

/** What reviewers do with what waits for them. */
export const decisions: Commands = {
  waiting: waitingCommand,
  save,
  approve,
  reject,
  revoke,
  reinstate,
  reissue,
}
