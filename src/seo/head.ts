import type { Subject } from '../domain/course/course.ts'
import type { Translator } from '../i18n/translator.ts'
import { type Place, pathInPlace } from '../routes.ts'
import type { Readers } from '../sites/readers.ts'
import { hreflangOf } from './hreflang.ts'
import type { JsonLd } from './json-ld.ts'
import { type SocialBrand, socialImage, socialSize } from './social-image.ts'

/** The facts about a page that its head is made of, for crawlers and networks. */
export interface HeadSource {
  path: string
  place: Place
  /** Everybody whom the brand's sites are for, and the folders of the only sites that show the page. */
  readers: readonly Readers[]
  shown?: readonly string[] | undefined
  /** The path of the other variant's page; undefined for a page that fits every screen. */
  twin: string | undefined
  origin: string
  /** The name of the brand. */
  portal: string
  title: string
  description: string
  indexed: boolean
  /** The subject whose picture is shown where the page is shared; `brand` draws it. */
  subject: Subject
  brand: SocialBrand
  structured: readonly JsonLd[]
}

export interface Head {
  title: string
  description: string
  robots?: 'noindex'
  /** The canonical address: absolute, always the desktop page. */
  canonical: string
  /** The hreflang links: the page on all sites of the brand, and x-default; desktop pages only. */
  alternates: readonly { language: string; href: string }[]
  /** The address of a desktop page's mobile twin. */
  mobile?: string
  openGraph: Readonly<Record<string, string>>
  structured: readonly JsonLd[]
}

/** How many characters a title has before it is cut where it is shown. */
const longestTitle = 70

/**
 * The title of a page: "Page | Portal", or the page alone where both together would be too long.
 * @example pageTitle(translator, 'FAQ', 'Academy') // 'FAQ | Academy'
 */
export function pageTitle({ t }: Pick<Translator, 't'>, page: string, portal: string): string {
  const whole = t('shell:title', { page, portal })
  return whole.length <= longestTitle ? whole : page
}

/** The head of a page as data. Decision: docs/decisions/urls.md (canonical, twins, hreflang). */
export function headOf(source: HeadSource): Head {
  const { path, place, origin, title, description, portal, indexed, structured, readers, shown, twin } =
    source
  const desktop = place.variant === 'desktop'
  const canonical = origin + (desktop ? path : (twin ?? path))
  return {
    title,
    description,
    ...(indexed ? {} : { robots: 'noindex' }),
    canonical,
    alternates: desktop && indexed ? hreflangOf(pathInPlace(path, place), readers, shown, origin) : [],
    ...(desktop && twin !== undefined ? { mobile: origin + twin } : {}),
    openGraph: {
      'og:type': 'website',
      'og:site_name': portal,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': origin + socialImage(source.brand, source.subject),
      'og:image:width': String(socialSize.width),
      'og:image:height': String(socialSize.height),
      'twitter:card': 'summary_large_image',
      'og:locale': place.language.replace('-', '_'),
    },
    structured,
  }
}
