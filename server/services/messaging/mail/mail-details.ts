import { findBankAccount } from '#server/services/money/order/find-bank-account.ts'
import type { OrderRow } from '#server/services/money/order/order-row.ts'
import type { MailData } from '#src/domain/mail/mail-data.ts'
import type { MailKind } from '#src/domain/mail/mail-kind.ts'
import { idByPaymentRegion } from '#src/domain/order/payment-region.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { MailDetail } from './mail-body.ts'
import type { MailContent } from './mail-content.ts'
import type { MailTranslator } from './mail-translator.ts'

interface DetailsInput {
  kind: MailKind
  data: MailData
  content: MailContent
  site: Site
  words: MailTranslator
}

/** Returns the details, such as date, place and amount, that a mail lists after its text. */
export function mailDetailsOf(input: DetailsInput): MailDetail[] {
  const { data, content, words } = input
  const { session, order, certificate } = content
  const entries: [label: string, value: string | number | null | undefined][] = [
    ['when', session && words.session(session, session.zone)],
    ['where', session?.location],
    ...(order ? orderDetailsOf(input, order) : []),
    ['score', data.score === undefined ? undefined : words.translate('points', { score: data.score })],
    ['number', certificate?.number],
    ['validUntil', certificate && words.instant(certificate.validUntil)],
    ['code', data.code],
    ['until', data.until && words.instant(new Date(data.until), paymentSettingsOf(input.site).zone)],
    ['reason', content.creditNote ? words.refundReason(content.creditNote.snapshot.reason) : data.reason],
  ]
  const dates = (content.newDates?.sessions ?? []).flatMap(({ name, session: at }) =>
    at ? [{ label: name, value: `${words.session(at, at.zone)} · ${at.location}` }] : [],
  )
  const details = entries.flatMap(([label, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ label: words.translate(`label.${label}`), value: String(value) }],
  )
  return [...details, ...dates]
}

function orderDetailsOf(
  { kind, data, site, words, content }: DetailsInput,
  order: OrderRow,
): [string, string][] {
  const open = kind === 'orderPlaced' || kind === 'bankDetails'
  return [
    ['order', order.seqNo],
    ['goods', order.goods],
    ['amount', words.money(content.creditNote?.snapshot.total ?? data.amount ?? order.total, order.currency)],
    ...(open
      ? [['until', words.instant(order.lapsesAt, paymentSettingsOf(site).zone)] as [string, string]]
      : []),
    ...(kind === 'bankDetails' ? bankDetailsOf(site, order) : []),
  ]
}

function bankDetailsOf(site: Site, { region, currency }: OrderRow): [string, string][] {
  const account = findBankAccount(site, idByPaymentRegion[region])
  if (isRefused(account)) throw new Error(`${site.code} has no account in ${region}`)
  return [
    ['beneficiary', account.beneficiaryName],
    ['iban', account.iban[currency]],
    ['swift', account.swift],
    ['bank', account.bankName],
  ]
}
