import type { Order } from '#src/domain/order/order.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import { formatDate, formatMoney, formatTimeUntil } from '#src/i18n/format.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import type { Place } from '#src/routes.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { OrderActions } from './OrderActions.tsx'
import { useNow } from './use-now.ts'

const marks = {
  created: { mark: 'ring', tone: 'warn' },
  pending: { mark: 'half', tone: 'info' },
  paid: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
  timedOut: { mark: 'dash' },
  cancelled: { mark: 'dash' },
} as const

/** An order: item, amount, state, payment deadline, refunds, and whether a payment is under review. */
export function OrderSummary({ order, place }: { order: Order; place: Place }) {
  const { t, locale } = useTranslation()
  const now = useNow()
  const { seqNo, state, payType, placedAt, expiresAt, shown, goods, review, creditNotes, currency } = order
  const refunded = creditNotes.reduce((sum, { total }) => sum + total, 0)
  const shownRefunded = formatMoney(locale, refunded, currency)
  const left = expiresAt ? Date.parse(expiresAt) - now : 0
  return (
    <li>
      <div className="stack gap-2">
        <h3 className="name" {...langAttributesOf(order, locale)}>
          {goods}
        </h3>
        <ul className="facts">
          {placedAt && <li>{formatDate(locale, placedAt.slice(0, 10))}</li>}
          <li>
            <bdi>{shown.total}</bdi>
          </li>
          <li>{t(`my-session:way.${payType}`)}</li>
          {seqNo && (
            <li>
              <bdi className="mono">{seqNo}</bdi>
            </li>
          )}
        </ul>
        <p className="row gap-2">
          <Chip {...marks[state]}>{t(`my-learning:order.${state}`)}</Chip>
          {refunded > 0 && (
            <Chip mark="tick" tone="info">
              {t('my-learning:refunded', { amount: `\u2068${shownRefunded}\u2069` })}
            </Chip>
          )}
          {review && (
            <Chip mark={review === 'open' ? 'half' : 'tick'} tone="info">
              {t(`my-session:review.${review}`)}
            </Chip>
          )}
          {isPayable(state) && expiresAt && left > 0 && (
            <span className="meta">
              {t('my-next:by', { when: formatDateTimeWithZone(locale, expiresAt, order.zone) })} (
              {formatTimeUntil(locale, left)})
            </span>
          )}
        </p>
        {review === 'open' && <p className="meta">{t('my-session:review.text')}</p>}
      </div>
      <OrderActions order={order} place={place} />
    </li>
  )
}
