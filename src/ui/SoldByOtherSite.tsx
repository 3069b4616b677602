import type { Offer } from '../domain/order/offer.ts'
import { type Place, placeOnSellingSite } from '../routes.ts'
import { EnrolmentPrice } from './Price.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface SoldByOtherSiteProps {
  offer: Extract<Offer, { kind: 'soldBy' | 'notOffered' }>
  place: Place
  /** Returns the URL of the item's page on the given site and in the given language. */
  urlOf: (place: Place) => string
}

/**
 * A replacement for the button to enrol: the price and a link to the site that sells the item, or a note that no
 * site sells it. Uses the message namespace `price`.
 */
export function SoldByOtherSite({ offer, place, urlOf }: SoldByOtherSiteProps) {
  const { t } = useTranslation()
  if (offer.kind === 'notOffered') return <p className="note">{t('price:notOffered')}</p>
  const { price, site } = offer
  return (
    <>
      <EnrolmentPrice price={price} />
      <a className="btn full lg" href={urlOf(placeOnSellingSite(site, place))}>
        {t('price:bookAt', { area: site.area })}
      </a>
      <p className="meta">{t('price:notSoldHere')}</p>
    </>
  )
}
