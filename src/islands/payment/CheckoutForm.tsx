import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Learner } from '#src/domain/learner/learner.ts'
import { billingAddress, buyer } from '#src/domain/order/buyer.ts'
import type { Order } from '#src/domain/order/order.ts'
import { $placing, loadCheckout, pay } from '#src/stores/checkout.ts'
import { useFocusOnWrong } from '#src/ui/Field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useWords } from '#src/ui/Words.tsx'
import { BillingFields } from './BillingFields.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { Stepper } from './Stepper.tsx'
import { Summary } from './Summary.tsx'

interface CheckoutFormProps {
  order: Order
  learner: Learner
}

/** The names of the wrong fields of buyer and billing address. */
function wrongIn(said: Record<string, string>): string[] {
  const failed = [z.safeParse(buyer, said), z.safeParse(billingAddress, said)]
  return failed.flatMap(({ error }) => error?.issues.map(({ path }) => String(path[0])) ?? [])
}

/**
 * The payment form: method, billing details, terms. Exactly the shown amounts are ordered. Specification 1,
 * section 5: payment.
 */
export function CheckoutForm({ order, learner }: CheckoutFormProps) {
  const { t } = useWords()
  const placing = useStore($placing)
  const [terms, setTerms] = useState(true)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  useFocusOnWrong(form, wrong.length > 0 ? wrong : undefined, false)
  const [country, setCountry] = useState(learner.countryCode ?? '')
  const [payType, setPayType] = useState(order.payType)
  const card = payType === 'card'
  /**
   * Whether the quote of the chosen method is still being asked for: nothing can be ordered until it is
   * shown.
   */
  const asking = payType !== order.payType
  return (
    <form
      ref={form}
      className="stack gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const said = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
        const found = wrongIn(said)
        setWrong(found)
        if (found.length === 0) void pay(order, z.parse(buyer, said), z.parse(billingAddress, said))
      }}
    >
      <Stepper current="transfer" />
      <div className="split">
        <div className="stack gap-6">
          <MethodChoice
            order={order}
            chosen={payType}
            onChange={(chosen) => {
              setPayType(chosen)
              void loadCheckout(order.target, { payType: chosen, country })
            }}
          />
          <BillingFields
            learner={learner}
            wrong={wrong}
            onCountry={(chosen) => {
              setCountry(chosen)
              if (chosen) void loadCheckout(order.target, { payType, country: chosen })
            }}
          />
          <p className="note">
            <Icon name="warning" />
            {t('payment:noRefund')}
          </p>
        </div>
        <Summary order={order}>
          <label className="ck">
            <input
              type="checkbox"
              checked={terms}
              onChange={(event) => setTerms(event.currentTarget.checked)}
            />
            <span>{t('payment:terms')}</span>
          </label>
          <button
            type="submit"
            className="btn lg full"
            disabled={!terms || asking}
            aria-busy={placing || asking}
          >
            {card ? t('payment:pay', { amount: order.shown.total }) : t('payment:order')}
          </button>
          {!terms && <p className="meta">{t('payment:termsFirst')}</p>}
          <p className="meta">{t('payment:cardSafe')}</p>
        </Summary>
      </div>
    </form>
  )
}
