import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Checkout } from '#src/domain/order/checkout.ts'
import { environment } from '#src/environment/environment.ts'
import { formatClockTime } from '#src/i18n/format.ts'
import { formatDateTimeWithZone } from '#src/i18n/session-time.ts'
import { type Place, routes } from '#src/routes.ts'
import { $clockSkew, loadCheckout, openBankDialog, pollOrder } from '#src/stores/payment/checkout.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { BillingDetails } from './BillingDetails.tsx'
import { ChangeMethod } from './ChangeMethod.tsx'
import { Stepper } from './Stepper.tsx'
import { Summary } from './Summary.tsx'

const second = 1000
/** A day, in seconds. */
const day = 24 * 60 * 60

/** Returns the seconds until an instant by the server's clock; 0 when the instant is past. */
function useSecondsUntil(at: string | null): number {
  const clockSkew = useStore($clockSkew)
  const secondsLeft = () =>
    at ? Math.max(0, Math.round((Date.parse(at) - environment().now() - clockSkew) / second)) : 0
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => environment().every(() => setSeconds(secondsLeft()), second))
  return seconds
}

/** The payment deadline: the day and hour, or on the last day a countdown. */
function PaymentDeadline({ order: { expiresAt, zone }, seconds }: { order: Checkout; seconds: number }) {
  const { t, locale } = useTranslation()
  if (expiresAt && seconds > day)
    return <p>{t('payment:heldUntil', { at: formatDateTimeWithZone(locale, expiresAt, zone) })}</p>
  return (
    <p className="row gap-2">
      {t('payment:held')} <b className="num mono">{formatClockTime(seconds)}</b>
    </p>
  )
}

/** A placed order: it is paid, or it can be paid on the provider's page or by bank transfer. */
export function OrderProgress({ order, place }: { order: Checkout; place: Place }) {
  const { t } = useTranslation()
  const seconds = useSecondsUntil(order.expiresAt)
  const { state, payType, paymentUrl } = order
  const isPaid = state === 'paid'
  /**
   * Whether the order can still be paid or changed. An order is pending once the provider's page was opened for it.
   */
  const isOpen = state === 'created' || state === 'pending'
  useEffect(() => {
    if (isOpen && seconds === 0) void loadCheckout(order.target)
  }, [isOpen, seconds, order.target])
  useEffect(() => (state === 'pending' ? pollOrder(order) : undefined), [state, order])
  const container = useRef<HTMLDivElement>(null)
  // The form is longer than this view, so after ordering the visitor would be at the bottom of the page. Therefore
  // the page scrolls to its top. For visitors who opened the URL directly, nothing changes.
  useEffect(() => {
    const { top } = container.current?.getBoundingClientRect() ?? { top: 0 }
    if (top < 0) container.current?.scrollIntoView({ block: 'start' })
  }, [])
  const step = isPaid ? 'completed' : state === 'pending' ? 'confirmed' : 'transfer'
  return (
    <div ref={container} className="stack gap-6">
      <Stepper current={step} />
      <div className="split">
        <section className="panel stack gap-4" aria-live="polite">
          <h2 className="t24">{t(`payment:state.${state}`)}</h2>
          {isOpen && (
            <>
              <PaymentDeadline order={order} seconds={seconds} />
              <div className="row">
                {payType === 'card' && paymentUrl && (
                  <a className="btn" href={paymentUrl}>
                    {t('payment:continue')}
                  </a>
                )}
                {payType === 'bankTransfer' && (
                  <button type="button" className="btn" onClick={() => void openBankDialog(order, false)}>
                    {t('payment:showBank')}
                  </button>
                )}
                <ChangeMethod order={order} place={place} className="btn sec2" />
              </div>
            </>
          )}
          {!isOpen && (
            <p>
              <a className="btn" href={`${routes.myLearning(place)}?tab=1&subTab=2`}>
                {t('payment:toLearning')}
              </a>
            </p>
          )}
        </section>
        <Summary order={order}>
          {order.buyer && order.billing && <BillingDetails buyer={order.buyer} billing={order.billing} />}
        </Summary>
      </div>
    </div>
  )
}
