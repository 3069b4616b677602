import { useStore } from '@nanostores/react'
import type { BillingAddress, Buyer } from '#src/domain/order/buyer.ts'
import { $countries } from '#src/stores/site/countries.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface BillingDetailsProps {
  buyer: Buyer
  billing: BillingAddress
}

/**
 * The buyer and the billing address of a placed order, as on its invoice. Renders nothing after the data was
 * erased.
 */
export function BillingDetails({ buyer, billing }: BillingDetailsProps) {
  const { t } = useTranslation()
  const countries = useStore($countries)
  const country = countries.find(({ code }) => code === billing.country)?.name ?? billing.country
  const lines = [
    buyer.company ?? '',
    `${buyer.firstName} ${buyer.lastName}`,
    billing.street,
    `${billing.postcode} ${billing.city}`,
    billing.state,
    country,
    buyer.vatNumber ? `${t('payment:field.vatNumber')} ${buyer.vatNumber}` : '',
  ].filter((line) => line.trim())
  if (lines.length === 0) return null
  return (
    <section className="stack gap-1">
      <h3 className="font-semibold">{t('payment:billing')}</h3>
      <address className="meta not-italic">
        {lines.map((line) => (
          <span className="block" key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </section>
  )
}
