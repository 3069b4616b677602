import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import type { Place } from '#src/routes.ts'
import {
  $hasTotalChanged,
  $isPlacing,
  $isQuoting,
  $replacedOrder,
  type CheckoutChoice,
  loadCheckout,
  pay,
} from '#src/stores/payment/checkout.ts'
import { useFocusOnWrong } from '#src/ui/Field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEdited } from '#src/ui/use-edited.ts'
import { useKeptForm } from '../use-form-draft.ts'
import { Before } from './Before.tsx'
import { BillingFields } from './BillingFields.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { Stepper } from './Stepper.tsx'
import { Summary } from './Summary.tsx'
import { Terms } from './Terms.tsx'
import { readPaymentForm, type WrongFields, wrongNow, wrongReasonOf } from './wrong-fields.ts'

interface CheckoutFormProps {
  order: Checkout
  learner: Learner
  place: Place
}

/** What stands in the form at first: what was written for the order before, else what the profile says. */
const givenBy = (learner: Learner, { buyer, billing }: Pick<Checkout, 'buyer' | 'billing'>) => ({
  firstName: learner.firstName,
  lastName: learner.lastName,
  email: learner.email,
  phone: learner.phoneNumber ?? '',
  company: learner.company ?? '',
  vatNumber: learner.vatNumber ?? '',
  street: learner.address ?? '',
  postcode: learner.postcode ?? '',
  city: learner.city ?? '',
  state: learner.province ?? '',
  country: learner.countryCode ?? '',
  ...buyer,
  ...billing,
})

/**
 * The payment form: method, billing details, terms. Exactly the shown amounts are ordered. Specification 1,
 * section 5: payment.
 */
/** Keeps Enter in a field from ordering: only the button that says so does. */
function onlyByButton(event: KeyboardEvent<HTMLFormElement>): void {
  const inField = event.target instanceof HTMLInputElement && event.target.type !== 'submit'
  if (event.key === 'Enter' && inField) event.preventDefault()
}

export function CheckoutForm({ order, learner, place }: CheckoutFormProps) {
  const { t } = useTranslation()
  const [placing, asking, before] = [useStore($isPlacing), useStore($isQuoting), useStore($replacedOrder)]
  const changed = useStore($hasTotalChanged)
  const [terms, setTerms] = useState(true)
  const [wrong, setWrong] = useState<WrongFields>({})
  const { edited, onInput, forget: check } = useEdited()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnWrong(form, Object.keys(wrong).length > 0 ? wrong : undefined, false)
  const { kind, id } = order.target
  const { written, keep, forget } = useKeptForm(form, `payment ${kind} ${id}`, learner.id)
  const given = { ...givenBy(learner, before ?? order), ...written }
  const { country, company, vatNumber } = given
  const [choice, setChoice] = useState<CheckoutChoice>({
    payType: order.payType,
    country,
    company,
    vatNumber,
  })
  // What was written before decides the amounts: they are asked for anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (written.country) void loadCheckout(order.target, choice)
  }, [])
  const choose = (change: Partial<CheckoutChoice>) => {
    const next = { ...choice, ...change }
    if (Object.entries(choice).every(([name, value]) => next[name as keyof CheckoutChoice] === value)) return
    setChoice(next)
    void loadCheckout(order.target, next)
  }
  async function submit(said: Record<string, string>): Promise<void> {
    check()
    const read = readPaymentForm(said)
    if ('wrong' in read) return setWrong(read.wrong)
    setWrong({})
    const { company = '', vatNumber = '' } = read.buyer
    // Enter orders without leaving the field first.
    choose({ country: read.billing.country, company, vatNumber })
    const refused = await pay(order, read.buyer, read.billing)
    if (refused === 'placed') return forget()
    setWrong(Object.fromEntries(refused.map((name) => [name, wrongReasonOf(name)])))
  }
  return (
    <form
      ref={form}
      className="stack gap-6"
      noValidate
      onInput={(event) => {
        onInput(event)
        keep()
      }}
      onKeyDown={onlyByButton}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
      }}
    >
      <p>{t('payment:lead')}</p>
      <Stepper current="transfer" />
      {before && <Before state={before.state} />}
      <div className="split">
        <div className="stack gap-6">
          <MethodChoice order={order} chosen={choice.payType} onChange={(payType) => choose({ payType })} />
          <BillingFields
            given={given}
            wrong={wrongNow(wrong, edited)}
            vatNumberState={order.vatNumberState}
            onBilled={choose}
          />
          <p className="note warn">
            <Icon name="warning" />
            <span>
              <b>{t('payment:noRefund.title')}</b> {order.item?.session && t('payment:noRefund.text')}
            </span>
          </p>
        </div>
        <Summary order={order}>
          <Terms place={place} accepted={terms} onChange={setTerms} />
          <button type="submit" className="btn lg full" disabled={!terms} aria-busy={placing || asking}>
            {choice.payType === 'card' ? t('payment:pay', { amount: order.shown.total }) : t('payment:order')}
          </button>
          {changed && (
            <p className="note warn" role="alert">
              <Icon name="warning" />
              <span>{t('payment:changed', { amount: order.shown.total })}</span>
            </p>
          )}
          <p className="meta row gap-2">
            <Icon name="shield" />
            <span className="grow">{t('payment:cardSafe')}</span>
          </p>
        </Summary>
      </div>
    </form>
  )
}
