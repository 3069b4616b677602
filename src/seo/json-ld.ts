import type {
  BreadcrumbList,
  EducationalOccupationalCredential,
  EducationalOrganization,
  ItemList,
  NewsArticle,
  Offer,
  Thing,
  VideoObject,
} from 'schema-dts'
import { certificateYears } from '../domain/certificate/validity.ts'
import type { Certification } from '../domain/certification/certification.ts'
import type { News } from '../domain/news/news.ts'
import type { Tenant } from '../sites/site.ts'

/** One object of structured data in the vocabulary of schema.org. */
export type JsonLd = Exclude<Thing, string>

/** The portal of a brand, described as the organization that holds events, teaches courses and publishes news. */
export type PortalOrganization = Extract<EducationalOrganization, { '@type': 'EducationalOrganization' }>

/** A breadcrumb of a page; `path` is from routes.ts. */
export interface Crumb {
  name: string
  path: string
  /** The name's language, if it differs from the page's. */
  lang?: string | undefined
}

/** Returns data as JSON for a script element, escaped so that no text can end the element. */
export const jsonForScript = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

export const describeBreadcrumbs = (trail: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

/** Returns the structured data of the portal of a brand. */
export const describeOrganization = (
  { name, contact, brand }: Pick<Tenant, 'name' | 'contact' | 'brand'>,
  origin: string,
  home: string,
): PortalOrganization => ({
  '@type': 'EducationalOrganization',
  name,
  url: origin + home,
  email: contact,
  logo: `${origin}/favicon-${brand}.svg`,
})

export const describeItemList = (
  items: readonly { id: number; name: string }[],
  urlOf: (id: number) => string,
): ItemList => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: urlOf(id),
  })),
})

export const describeNewsArticle = (
  news: News,
  url: string,
  publisher: PortalOrganization,
  image: string,
): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.summary,
  datePublished: `${news.date}T00:00:00Z`,
  dateModified: news.modifiedAt,
  image,
  inLanguage: news.language,
  url,
  mainEntityOfPage: url,
  author: publisher,
  publisher,
})

/** Returns the structured data of a certification's introduction video; an empty list if there is no video. */
export function describeIntroductionVideo(
  certification: Certification,
  origin: string,
  image: string,
): VideoObject[] {
  const { name, summary, video, film } = certification
  if (!video || !film) return []
  return [
    {
      '@type': 'VideoObject',
      name,
      description: summary,
      thumbnailUrl: image,
      uploadDate: film.since,
      duration: `PT${film.seconds}S`,
      contentUrl: origin + video,
      inLanguage: film.language,
      ...(film.transcript && { transcript: film.transcript }),
    },
  ]
}

export const describeCredential = (
  certification: Certification,
  url: string,
  provider: PortalOrganization,
): EducationalOccupationalCredential => ({
  '@type': 'EducationalOccupationalCredential',
  name: certification.name,
  description: certification.summary,
  credentialCategory: 'certificate',
  ...(certification.level && { educationalLevel: certification.level }),
  validFor: `P${certificateYears}Y`,
  inLanguage: certification.language,
  url,
  recognizedBy: provider,
  ...offersOf(certification.offer, url),
})

/** Returns the price of a certification on this site; an empty object if another site sells it, or no site does. */
function offersOf(offer: Certification['offer'], url: string): { offers?: Offer } {
  const common = { '@type': 'Offer', url, availability: 'https://schema.org/InStock' } as const
  if (offer.kind === 'free')
    return { offers: { ...common, price: '0.00', priceCurrency: 'EUR', category: 'Free' } }
  if (offer.kind === 'notOffered' || offer.kind === 'soldBy') return {}
  const { amount, currency } = offer.price
  return { offers: { ...common, price: (amount / 100).toFixed(2), priceCurrency: currency } }
}
