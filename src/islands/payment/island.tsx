import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Order } from '#src/domain/order/order.ts'
import { environment } from '#src/environment/environment.ts'
import { parseOrderTarget } from '#src/query/payment.ts'
import { type Place, routes } from '#src/routes.ts'
import { openSignInDialog } from '#src/stores/notice/notices.ts'
import {
  $bankDialog,
  $checkout,
  type CheckoutState,
  loadCheckout,
  measureClockSkew,
} from '#src/stores/payment/checkout.ts'
import { $missingPrerequisites, $missingReason } from '#src/stores/prerequisite/prerequisite.ts'
import { $session, loadSession } from '#src/stores/session/session.ts'
import { countriesResource } from '#src/stores/site/countries.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { PrerequisiteDialog } from '#src/ui/PrerequisiteDialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useViewChange } from '#src/ui/use-view-change.ts'
import { isSignedOutElsewhere, SignedOutNotice } from '../SignedOutNotice.tsx'
import { BankDialog } from './BankDialog.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { NotAdmitted } from './NotAdmitted.tsx'
import { NotSold } from './NotSold.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { orderTargetUrl } from './order-target-url.ts'
import { prerequisiteKeyOf } from './prerequisite-key.ts'

export const namespaces = [
  'payment',
  'form',
  'list',
  'enrolment',
  'error',
  'classroom-enrolment',
  'my-learning',
  'my-session',
  'price',
] as const

/**
 * The payment page of the item in the URL. A free item redirects to the item's page, an unknown one to the
 * not-found page. Specification 1, sections 2 and 4.
 */
export default function Payment({ place }: { place: Place }) {
  const { t } = useTranslation()
  const session = useStore($session)
  const checkout = useStore($checkout)
  const bank = useStore($bankDialog)
  const missing = useStore($missingPrerequisites)
  const reason = useStore($missingReason)
  const target = useMemo(() => parseOrderTarget(environment().navigation.query()), [])
  useEffect(() => {
    if (!target) return environment().navigation.goInstead(routes.notFound(place))
    void loadSession().then(({ state }) => {
      if (state === 'anonymous') return openSignInDialog('notices:signInToPay')
      void measureClockSkew()
      void countriesResource.load()
      void loadCheckout(target)
    })
  }, [target, place])
  useEffect(() => {
    const { navigation } = environment()
    if (checkout.state === 'missing') navigation.goInstead(routes.notFound(place))
    if (checkout.state === 'free' && target) navigation.goInstead(orderTargetUrl(place, target))
  }, [checkout, place, target])
  const container = useRef<HTMLDivElement>(null)
  useViewChange({ view: viewOf(checkout, bank !== null), container })
  if (checkout.state === 'failed' && target)
    return (
      <LoadFailure
        text={t('payment:failed')}
        retry={t('enrolment:retry')}
        onRetry={() => void loadCheckout(target)}
      />
    )
  if (isSignedOutElsewhere(session)) return <SignedOutNotice />
  if (checkout.state === 'notAdmitted') return <NotAdmitted {...checkout} place={place} />
  if (checkout.state === 'notSold' && target) return <NotSold {...checkout} target={target} place={place} />
  if (session.state !== 'signedIn' || checkout.state !== 'ready')
    return <div className="panel holding" aria-busy="true" />
  const { order } = checkout
  return (
    <div ref={container}>
      {isPlaced(order) ? (
        <OrderProgress order={order} place={place} />
      ) : (
        <CheckoutForm order={order} learner={session.learner} place={place} />
      )}
      {bank && <BankDialog {...bank} place={place} />}
      <PrerequisiteDialog
        missing={missing}
        reason={t(prerequisiteKeyOf(order.target.kind, reason))}
        href={(id) => routes.certification(place, id)}
        onClose={() => $missingPrerequisites.set([])}
      />
    </div>
  )
}

/** Returns whether a placed order is displayed instead of the form. */
const isPlaced = ({ seqNo, state }: Order): boolean =>
  seqNo !== null && state !== 'failed' && state !== 'timedOut'

/**
 * Returns the key of the page's current view; null until the checkout is loaded. With the bank's dialog open, the
 * view counts as a different one.
 */
const viewOf = (checkout: CheckoutState, inDialog: boolean): string | null => {
  if (checkout.state !== 'ready') return null
  return `${isPlaced(checkout.order) ? 'order' : 'form'}${inDialog ? ' in dialog' : ''}`
}
