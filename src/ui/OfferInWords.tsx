import type { Offer } from '../domain/order/offer.ts'
import { Price } from './Price.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** The terms of an offer in a list: its price, the other site that sells it, or that it is not sold. Uses the messages `price`. */
export function OfferInWords({ of }: { of: Offer }) {
  const { t } = useTranslation()
  if (of.kind === 'free') return t('price:free')
  if (of.kind === 'notOffered') return t('price:notOffered')
  return (
    <>
      <Price of={of.price} />
      {of.kind === 'soldBy' && <> · {t('price:soldBy', { area: of.site.area })}</>}
    </>
  )
}
