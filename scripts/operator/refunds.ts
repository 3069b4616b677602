import * as contract from '#src/contract/money/refund.ts'
import { payoutAccount, payoutWay } from '#src/domain/refund/payout.ts'
import { refundReason } from '#src/domain/refund/refund-reason.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, CommandInput, Commands } from './command.ts'
import { describeOpenRefund, describePreparedRefund } from './describe-refund.ts'
import type { CommandOptions } from './options.ts'
import { parseAmount, parseNumber, parseOneOf } from './parse-arguments.ts'
import { refusalContextOf } from './refusal-context.ts'

/** Returns one line for each prepared refund that a second person of finance must confirm. */
export async function listPreparedRefundLines(api: CommandInput['api']): Promise<string[]> {
  const { prepared } = await unwrapOrThrow(api.call(contract.getRefunds, {}))
  return prepared.map(describePreparedRefund)
}

const list: Command = {
  help: [['refunds', 'list refunds that wait for a second person or a transfer, or that failed']],
  async run({ api }) {
    const { prepared, open } = await unwrapOrThrow(api.call(contract.getRefunds, {}))
    const lines = [...prepared.map(describePreparedRefund), ...open.map(describeOpenRefund)]
    return lines.length > 0 ? lines.join('\n') : 'No refunds are waiting.'
  },
}

/** Parses the bank account in the options --iban and --holder; undefined if both are missing. */
function parseAccount({ iban, holder }: CommandOptions) {
  if (iban === undefined && holder === undefined) return undefined
  if (!iban || !holder) throw new Error('An account needs both --iban DE89... and --holder "Ada Byron".')
  const { success, data } = payoutAccount.safeParse({ iban, holder })
  if (!success) throw new Error(`"${iban}" is not an IBAN: a character is missing or mistyped.`)
  return data
}

const parsePayout = ({ by }: CommandOptions) =>
  by === undefined
    ? undefined
    : parseOneOf(payoutWay.options, by, (text) => `--by is not "${text}", but one of:`)

const preparedMessage = 'The refund is prepared: another person of finance confirms it.'

const example = 'refund K7QF-2MWX-93TA-VBHP --reason goodwill --note "..."'

async function prepareAgain({ api, args, options }: CommandInput): Promise<string> {
  const usage =
    'The number, --by or --note is missing: refund again 12 --by transfer --iban DE89... --holder "..." --note "..."'
  const id = parseNumber(args, 1, usage)
  const way = parsePayout(options)
  if (!way || !options.note) throw new Error(usage)
  const request = { id, way, note: options.note, account: parseAccount(options) }
  return `${preparedMessage}\n${describePreparedRefund(await unwrapOrThrow(api.call(contract.prepareRefundAgain, request)))}`
}

const prepare: Command = {
  help: [
    [example, 'prepare a refund of the remaining amount of a paid order; another person confirms it'],
    ['... --amount 100.00 --currency EUR', 'refund only a part'],
    ['... --keep-place "..."', 'the learner keeps the place, for this reason; otherwise it is released'],
    [
      '... --by transfer --iban DE89... --holder "..."',
      'by transfer to an account; otherwise card payments are refunded to the card',
    ],
    [
      'refund again 12 --by transfer --iban DE89... --holder "..." --note "..."',
      'prepare a failed refund again',
    ],
  ],
  async run(input) {
    const { api, args, options } = input
    const [seqNo] = args
    if (seqNo === 'again') return prepareAgain(input)
    const { note, amount, currency } = options
    if (!seqNo || !options.reason || !note)
      throw new Error(
        `${seqNo ? (options.reason ? '--note' : '--reason') : 'The number of the order'} is missing: ${example}`,
      )
    if ((amount === undefined) !== (currency === undefined))
      throw new Error('A partial refund needs both --amount 100.00 and --currency EUR.')
    const reason = parseOneOf(
      refundReason.options,
      options.reason,
      (text) => `--reason is not "${text}", but one of:`,
    )
    const request = {
      ...{
        seqNo,
        reason,
        note,
        keepPlace: options['keep-place'],
        way: parsePayout(options),
        account: parseAccount(options),
      },
      ...(amount !== undefined && { amount: parseAmount(amount) }),
      ...(currency !== undefined && {
        currency: parseOneOf(['EUR', 'PLN'], currency, (text) => `--currency is not "${text}", but one of:`),
      }),
    }
    return `${preparedMessage}\n${describePreparedRefund(await unwrapOrThrow(api.call(contract.prepareRefund, request)))}`
  },
}

/**
 * Confirms a refund that another person has prepared, provided that it has not changed since it was shown: confirm
 * refund 7 --seen 3f9a2c1b.
 */
export async function runRefundConfirmation({ api, args, options: { seen } }: CommandInput): Promise<string> {
  const usage =
    'The number or --seen is missing: confirm refund 7 --seen 3f9a2c1b (both are in the list of refunds)'
  const id = parseNumber(args, 1, usage)
  if (!seen) throw new Error(usage)
  const result = await api.call(contract.confirmRefund, { id, seen })
  const other = refusalContextOf(result, contract.preparedRefundsDifferContext)?.prepared
  if (other)
    throw new Error(
      [
        `Nothing is confirmed: the prepared refund has changed since you saw it. It is now:`,
        describePreparedRefund(other),
      ].join('\n'),
    )
  const { refunds } = await unwrapOrThrow(Promise.resolve(result))
  return refunds === 1
    ? `Refund ${id} is confirmed and will be paid out: see "refunds".`
    : `Refund ${id} is confirmed: ${refunds} refunds will be paid out, see "refunds".`
}

/**
 * Rejects or withdraws a prepared refund, or undoes the record that a transfer was sent: reject refund 7, reject
 * transfer 12.
 */
export async function runRefundRejection({ api, args, options: { reason } }: CommandInput): Promise<string> {
  const [what] = args
  const usage = `The number or --reason is missing: reject ${what} 7 --reason "..."`
  const id = parseNumber(args, 1, usage)
  if (!reason) throw new Error(usage)
  if (what === 'transfer') {
    const { failed } = await unwrapOrThrow(api.call(contract.markRefundReturned, { id, note: reason }))
    return failed
      ? `Transfer ${id} was returned: it has failed and must be prepared again.`
      : `Transfer ${id} was not sent: it must be sent.`
  }
  const { withdrawn } = await unwrapOrThrow(api.call(contract.rejectRefund, { id, note: reason }))
  return `Refund ${id} is ${withdrawn ? 'withdrawn' : 'rejected'}.`
}

const sent: Command = {
  help: [
    [
      'sent 12 --reference BANK-9',
      'report that the bank transfer of refund 12 was sent; another person reports the same',
    ],
  ],
  async run({ api, args, options: { reference } }) {
    const usage = 'The number or --reference is missing: sent 12 --reference BANK-9'
    const id = parseNumber(args, 0, usage)
    if (!reference) throw new Error(usage)
    const result = await api.call(contract.markRefundSent, { id, reference })
    const other = refusalContextOf(result, contract.referenceMismatchContext)?.prepared
    if (other)
      throw new Error(
        [
          'Nothing is confirmed: your input differs from the prepared report.',
          `    prepared: reference ${other.reference}, by ${other.by}, since ${other.at}`,
          `    you typed: reference ${reference}`,
        ].join('\n'),
      )
    const { prepared: first } = await unwrapOrThrow(Promise.resolve(result))
    return first
      ? `The report that transfer ${id} was sent is prepared: another person of finance confirms it by entering the same.`
      : `Transfer ${id} was sent, and the refund is complete.`
  },
}

/** The commands with which finance handles refunds. */
export const refundCommands: Commands = { refund: prepare, refunds: list, sent }
