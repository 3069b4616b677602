import type { Offer } from '../domain/order/offer.ts'
import { Price } from './Price.tsx'
import { useTranslation } from './TranslationContext.tsx'

/**
 * The terms of an offer in a list: its price, the other site that sells it, or that it is not sold. Uses the message
 * namespace `price`.
 */
export function OfferDescription({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  if (offer.kind === 'free') return t('price:free')
  if (offer.kind === 'notOffered') return t('price:notOffered')
  return (
    <>
      <Price price={offer.price} />
      {offer.kind === 'soldBy' && <> · {t('price:soldBy', { area: offer.site.area })}</>}
    </>
  )
}
