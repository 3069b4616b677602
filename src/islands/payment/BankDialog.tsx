import type { BankAccount } from '#src/domain/order/bank-account.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import { type Place, routes } from '#src/routes.ts'
import { $bankDialog } from '#src/stores/payment/checkout.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { AmountLines } from './AmountLines.tsx'
import { ChangeMethod } from './ChangeMethod.tsx'

interface BankDialogProps {
  account: BankAccount
  order: Checkout
  /** Whether the order was placed just now. */
  first: boolean
  place: Place
}

const groups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * The dialog with the bank account. The payment reference comes first, and each value can be copied. Specification 1,
 * section 2.
 */
export function BankDialog({ account, order, first, place }: BankDialogProps) {
  const { t, locale } = useTranslation()
  const close = () => $bankDialog.set(null)
  const lines = [
    { name: 'note', value: order.seqNo ?? '' },
    { name: 'beneficiary', value: account.beneficiaryName },
    { name: 'swift', value: account.swift },
    { name: 'eur', value: groups(account.iban.EUR), copyValue: account.iban.EUR },
    { name: 'pln', value: groups(account.iban.PLN), copyValue: account.iban.PLN },
    { name: 'bank', value: account.bankName },
  ]
  return (
    <Dialog
      title={t('payment:bank.title')}
      onClose={close}
      actions={
        order.state === 'created' && !first ? (
          <ChangeMethod order={order} place={place} className="btn" onChanged={close} />
        ) : (
          <a className="btn" href={`${routes.myLearning(place)}?tab=1&subTab=2`}>
            {t('payment:bank.view')}
          </a>
        )
      }
    >
      <div className="stack gap-4">
        <p>
          {order.expiresAt
            ? t('payment:bank.by', {
                ...{ total: order.shown.total, currency: order.currency },
                at: formatDateTimeWithZone(locale, order.expiresAt, order.zone),
              })
            : t('payment:bank.text')}
        </p>
        <dl className="copies">
          {lines.map(({ name, value, copyValue }) => (
            <div key={name}>
              <dt className="meta">{t(`payment:bank.${name}`)}</dt>
              <dd>
                <bdi className="mono">{value}</bdi>
              </dd>
              <dd>
                <button
                  type="button"
                  className="btn sec2 sm"
                  data-copy={copyValue ?? value}
                  data-copied={t('payment:bank.copied')}
                  data-failed={t('payment:bank.notCopied')}
                  aria-label={t('payment:bank.copyOf', { name: t(`payment:bank.${name}`) })}
                >
                  {t('payment:bank.copy')}
                </button>
              </dd>
            </div>
          ))}
        </dl>
        <AmountLines order={order} />
      </div>
    </Dialog>
  )
}
