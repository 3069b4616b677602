import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { environment } from '../../environment/environment.ts'
import { type Place, routes } from '../../routes.ts'
import { $bank, $checkout, loadCheckout, measureAhead, relationOfUrl } from '../../stores/checkout.ts'
import { countries } from '../../stores/countries.ts'
import { askToSignIn } from '../../stores/notices.ts'
import { $session, loadSession } from '../../stores/session.ts'
import { Failed } from '../../ui/Failed.tsx'
import { useWords } from '../../ui/Words.tsx'
import { BankDialog } from './BankDialog.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { OrderProgress } from './OrderProgress.tsx'

export const areas = ['payment', 'form', 'list', 'enrolment', 'my-learning'] as const

/** The payment of what the URL names. What can't be paid leads to the not-found page. Specification 1, sections 2 and 4. */
export default function Payment({ place }: { place: Place }) {
  const { t } = useWords()
  const session = useStore($session)
  const checkout = useStore($checkout)
  const bank = useStore($bank)
  const relation = useMemo(() => relationOfUrl(environment().navigation.query()), [])
  useEffect(() => {
    if (!relation) return environment().navigation.replace(routes.notFound(place))
    void loadSession().then(({ state }) => {
      if (state === 'anonymous') return askToSignIn('notices:signInToPay')
      void measureAhead()
      void countries.load()
      void loadCheckout(relation)
    })
  }, [relation, place])
  useEffect(() => {
    if (checkout.state === 'missing') environment().navigation.replace(routes.notFound(place))
  }, [checkout, place])
  if (checkout.state === 'failed' && relation)
    return <Failed text={t('payment:failed')} onRetry={() => void loadCheckout(relation)} />
  if (session.state !== 'signedIn' || checkout.state !== 'ready')
    return <div className="panel holding" aria-busy="true" />
  const { order } = checkout
  const placed = order.seqNo !== null && order.state !== 'failed' && order.state !== 'timedOut'
  return (
    <>
      {placed ? (
        <OrderProgress order={order} place={place} />
      ) : (
        <CheckoutForm order={order} learner={session.learner} />
      )}
      {bank && <BankDialog {...bank} place={place} />}
    </>
  )
}
