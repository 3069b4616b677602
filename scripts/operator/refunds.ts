import * as contract from '#src/contract/money/refund.ts'
import { payoutAccount, payoutWay } from '#src/domain/refund/payout.ts'
import { refundReason } from '#src/domain/refund/refund-reason.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, CommandInput, Commands } from './act.ts'
import type { CommandOptions } from './options.ts'
import { minorUnits, readNumber, readOneOf } from './read-words.ts'
import { openInWords, preparedInWords } from './refunds-in-words.ts'
import { contextOf } from './refusal-context.ts'

/** What waits for a second person of finance. */
export async function preparedRefundLines(api: CommandInput['api']): Promise<string[]> {
  const { prepared } = await valueOrThrow(api.call(contract.getRefunds, {}))
  return prepared.map(preparedInWords)
}

const list: Command = {
  help: [['refunds', 'refunds that wait for a second person, that are to be transferred, or that failed']],
  async run({ api }) {
    const { prepared, open } = await valueOrThrow(api.call(contract.getRefunds, {}))
    const lines = [...prepared.map(preparedInWords), ...open.map(openInWords)]
    return lines.length > 0 ? lines.join('\n') : 'No refund waits.'
  },
}

/** The account that was typed; undefined without one. */
function accountIn({ iban, holder }: CommandOptions) {
  if (iban === undefined && holder === undefined) return undefined
  if (!iban || !holder) throw new Error('An account has both: --iban DE89... --holder "Ada Byron"')
  const { success, data } = payoutAccount.safeParse({ iban, holder })
  if (!success) throw new Error(`"${iban}" is no IBAN: a sign is missing or mistyped.`)
  return data
}

const wayIn = ({ by }: CommandOptions) =>
  by === undefined
    ? undefined
    : readOneOf(payoutWay.options, by, (text) => `--by is not "${text}", but one of:`)

const prepared = 'The refund is prepared: somebody else of finance confirms it.'

const example = 'refund K7QF-2MWX-93TA-VBHP --reason goodwill --note "..."'

async function again({ api, words, options }: CommandInput): Promise<string> {
  const which = 'Which, how and why? refund again 12 --by transfer --iban DE89... --holder "..." --note "..."'
  const id = readNumber(words, 1, which)
  const way = wayIn(options)
  if (!way || !options.note) throw new Error(which)
  const wanted = { id, way, note: options.note, account: accountIn(options) }
  return `${prepared}\n${preparedInWords(await valueOrThrow(api.call(contract.prepareRefundAgain, wanted)))}`
}

const prepare: Command = {
  help: [
    [example, 'prepare that all that is left of a paid order goes back; somebody else confirms it'],
    ['... --amount 100.00 --currency EUR', 'only a part of it'],
    ['... --keep-place "..."', 'the learner keeps the place, and why; otherwise it is given back'],
    [
      '... --by transfer --iban DE89... --holder "..."',
      'to an account; orders by card go back to the card otherwise',
    ],
    ['refund again 12 --by transfer --iban DE89... --holder "..." --note "..."', 'a refund that failed'],
  ],
  async run(given) {
    const { api, words, options } = given
    const [seqNo] = words
    if (seqNo === 'again') return again(given)
    const { note, amount, currency } = options
    if (!seqNo || !options.reason || !note)
      throw new Error(
        `${seqNo ? (options.reason ? '--note' : '--reason') : 'The number of the order'} is missing: ${example}`,
      )
    if ((amount === undefined) !== (currency === undefined))
      throw new Error('A part has both: --amount 100.00 --currency EUR')
    const reason = readOneOf(
      refundReason.options,
      options.reason,
      (text) => `--reason is not "${text}", but one of:`,
    )
    const wanted = {
      ...{
        seqNo,
        reason,
        note,
        keepPlace: options['keep-place'],
        way: wayIn(options),
        account: accountIn(options),
      },
      ...(amount !== undefined && { amount: minorUnits(amount) }),
      ...(currency !== undefined && {
        currency: readOneOf(['EUR', 'PLN'], currency, (text) => `--currency is not "${text}", but one of:`),
      }),
    }
    return `${prepared}\n${preparedInWords(await valueOrThrow(api.call(contract.prepareRefund, wanted)))}`
  },
}

/** Confirms what another person has prepared, as it was shown: confirm refund 7 --seen 3f9a2c1b. */
export async function confirmRefundCommand({ api, words, options: { seen } }: CommandInput): Promise<string> {
  const which = 'Which, and as seen where? confirm refund 7 --seen 3f9a2c1b (both are in the list of refunds)'
  const id = readNumber(words, 1, which)
  if (!seen) throw new Error(which)
  const result = await api.call(contract.confirmRefund, { id, seen })
  const other = contextOf(result, contract.otherRefund)?.prepared
  if (other)
    throw new Error(
      [`Nothing is confirmed: this is not what you have seen. Prepared is:`, preparedInWords(other)].join(
        '\n',
      ),
    )
  const { refunds } = await valueOrThrow(Promise.resolve(result))
  return refunds === 1
    ? `Refund ${id} is confirmed. The money goes back: see refunds.`
    : `Refund ${id} is confirmed: ${refunds} refunds. The money goes back: see refunds.`
}

/** Rejects or withdraws what is prepared, or takes back that a transfer was sent: reject refund 7, reject transfer 12. */
export async function rejectRefundCommand({
  api,
  words,
  options: { reason },
}: CommandInput): Promise<string> {
  const [what] = words
  const which = `Which, and why? reject ${what} 7 --reason "..."`
  const id = readNumber(words, 1, which)
  if (!reason) throw new Error(which)
  if (what === 'transfer') {
    const { failed } = await valueOrThrow(api.call(contract.markRefundReturned, { id, note: reason }))
    return failed
      ? `Transfer ${id} came back: it has failed, and is to be prepared again.`
      : `Transfer ${id} was not sent: it is to be sent.`
  }
  const { withdrawn } = await valueOrThrow(api.call(contract.rejectRefund, { id, note: reason }))
  return `Refund ${id} is ${withdrawn ? 'withdrawn' : 'rejected'}.`
}

const sent: Command = {
  help: [
    ['sent 12 --reference BANK-9', 'the bank transfer of refund 12 was sent; a second person says the same'],
  ],
  async run({ api, words, options: { reference } }) {
    const which = 'Which? sent 12 --reference BANK-9'
    const id = readNumber(words, 0, which)
    if (!reference) throw new Error(which)
    const result = await api.call(contract.markRefundSent, { id, reference })
    const other = contextOf(result, contract.otherSent)?.prepared
    if (other)
      throw new Error(
        [
          'Nothing is confirmed: what you say differs from what is prepared.',
          `    prepared: reference ${other.reference}, by ${other.by}, since ${other.at}`,
          `    you said: reference ${reference}`,
        ].join('\n'),
      )
    const { prepared: first } = await valueOrThrow(Promise.resolve(result))
    return first
      ? `That transfer ${id} was sent is prepared: somebody else of finance confirms it by saying the same.`
      : `Transfer ${id} was sent, and the refund is done.`
  },
}

/** What finance does with money that goes back. */
export const refunds: Commands = { refund: prepare, refunds: list, sent }
