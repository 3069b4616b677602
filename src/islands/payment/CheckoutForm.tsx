import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import type { Place } from '#src/routes.ts'
import {
  $hasTotalChanged,
  $isPlacingOrder,
  $isQuoteLoading,
  $replacedOrder,
  type CheckoutChoice,
  loadCheckout,
  placeDisplayedOrder,
} from '#src/stores/payment/checkout.ts'
import { useFocusOnInvalid } from '#src/ui/Field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useEditedFields } from '#src/ui/use-edited-fields.ts'
import { useLearnerDraft } from '../use-form-draft.ts'
import { BillingFields } from './BillingFields.tsx'
import { type FieldFaults, faultOfField, parsePaymentForm, unresolvedFaults } from './field-faults.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PreviousOrderNote } from './PreviousOrderNote.tsx'
import { Stepper } from './Stepper.tsx'
import { Summary } from './Summary.tsx'
import { Terms } from './Terms.tsx'

interface CheckoutFormProps {
  order: Checkout
  learner: Learner
  place: Place
}

/** Returns the initial values of the form: from the previous order if there is one, else from the profile. */
const initialValues = (learner: Learner, { buyer, billing }: Pick<Checkout, 'buyer' | 'billing'>) => ({
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

/** Prevents the Enter key in a field from placing the order; only the order button may place it. */
function preventEnterSubmit(event: KeyboardEvent<HTMLFormElement>): void {
  const inField = event.target instanceof HTMLInputElement && event.target.type !== 'submit'
  if (event.key === 'Enter' && inField) event.preventDefault()
}

/**
 * The payment form: method, billing details, terms. The order is placed for exactly the displayed amounts.
 * Specification 1, section 5: payment.
 */
export function CheckoutForm({ order, learner, place }: CheckoutFormProps) {
  const { t } = useTranslation()
  const [placing, isQuoting, previousOrder] = [
    useStore($isPlacingOrder),
    useStore($isQuoteLoading),
    useStore($replacedOrder),
  ]
  const totalChanged = useStore($hasTotalChanged)
  const [termsAccepted, setTermsAccepted] = useState(true)
  const [faults, setFaults] = useState<FieldFaults>({})
  const { edited, onInput, resetEdited } = useEditedFields()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnInvalid(form, Object.keys(faults).length > 0 ? faults : undefined, false)
  const { kind, id } = order.target
  const { draft, saveDraft, deleteDraft } = useLearnerDraft(form, `payment ${kind} ${id}`, learner.id)
  const given = { ...initialValues(learner, previousOrder ?? order), ...draft }
  const { country, company, vatNumber } = given
  const [choice, setChoice] = useState<CheckoutChoice>({
    payType: order.payType,
    country,
    company,
    vatNumber,
  })
  // The restored draft can change the amounts, so they are requested again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (draft.country) void loadCheckout(order.target, choice)
  }, [])
  const choose = (change: Partial<CheckoutChoice>) => {
    const next = { ...choice, ...change }
    if (Object.entries(choice).every(([name, value]) => next[name as keyof CheckoutChoice] === value)) return
    setChoice(next)
    void loadCheckout(order.target, next)
  }
  async function submit(values: Record<string, string>): Promise<void> {
    resetEdited()
    const parsed = parsePaymentForm(values)
    if ('wrong' in parsed) return setFaults(parsed.wrong)
    setFaults({})
    const { company = '', vatNumber = '' } = parsed.buyer
    // If no blur event has reported the latest values, the amounts are requested here.
    choose({ country: parsed.billing.country, company, vatNumber })
    const result = await placeDisplayedOrder(order, parsed.buyer, parsed.billing)
    if (result === 'placed') return deleteDraft()
    setFaults(Object.fromEntries(result.map((name) => [name, faultOfField(name)])))
  }
  return (
    <form
      ref={form}
      className="stack gap-6"
      noValidate
      onInput={(event) => {
        onInput(event)
        saveDraft()
      }}
      onKeyDown={preventEnterSubmit}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
      }}
    >
      <p>{t('payment:lead')}</p>
      <Stepper current="transfer" />
      {previousOrder && <PreviousOrderNote state={previousOrder.state} />}
      <div className="split">
        <div className="stack gap-6">
          <MethodChoice order={order} chosen={choice.payType} onChange={(payType) => choose({ payType })} />
          <BillingFields
            initial={given}
            wrong={unresolvedFaults(faults, edited)}
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
          <Terms place={place} accepted={termsAccepted} onChange={setTermsAccepted} />
          <button
            type="submit"
            className="btn lg full"
            disabled={!termsAccepted}
            aria-busy={placing || isQuoting}
          >
            {choice.payType === 'card' ? t('payment:pay', { amount: order.shown.total }) : t('payment:order')}
          </button>
          {totalChanged && (
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
