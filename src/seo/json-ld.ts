import type {
  BreadcrumbList,
  EducationalOccupationalCredential,
  EducationalOrganization,
  ItemList,
  NewsArticle,
  Thing,
  VideoObject,
} from 'schema-dts'
import { yearsValid } from '../domain/certificate/validity.ts'
import type { Certification } from '../domain/certification/certification.ts'
import type { News } from '../domain/news/news.ts'
import type { Tenant } from '../sites/site.ts'

/** One object of structured data, in the words of schema.org: its types refuse what schema.org does not know. */
export type JsonLd = Exclude<Thing, string>

/** What holds events, teaches courses and publishes news: the portal of a brand. */
export type PortalOrganization = Extract<EducationalOrganization, { '@type': 'EducationalOrganization' }>

/** A crumb of the way to a page; `path` is as routes.ts makes it. */
export interface Crumb {
  name: string
  path: string
  /** The name's language, where it is not the page's. */
  lang?: string | undefined
}

/** Data as JSON for a script element: no text in it can end the element. */
export const jsonForScript = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

export const breadcrumbList = (trail: readonly Crumb[], origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

/** The portal of a brand; `url` is the absolute address of its home page. */
export const organization = (
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

export const itemList = (
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

export const newsArticle = (
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

/** The film that introduces a certification, which anybody may see; nothing where there is none. */
export function introduction(certification: Certification, origin: string, image: string): VideoObject[] {
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

export const credential = (
  certification: Certification,
  url: string,
  provider: PortalOrganization,
): EducationalOccupationalCredential => ({
  '@type': 'EducationalOccupationalCredential',
  name: certification.name,
  description: certification.summary,
  credentialCategory: 'certificate',
  ...(certification.level && { educationalLevel: certification.level }),
  validFor: `P${yearsValid}Y`,
  inLanguage: certification.language,
  url,
  recognizedBy: provider,
})
