import type { Subject } from '../domain/course/course.ts'
import type { Translator } from '../i18n/translator.ts'
import { type Place, pathInPlace } from '../routes.ts'
import type { SiteAudienceTag } from '../sites/site-audience-tag.ts'
import { hreflangOf } from './hreflang.ts'
import type { JsonLd } from './json-ld.ts'
import { type SocialBrand, socialImagePath, socialImageSize } from './social-image.ts'

/** The data of a page from which its head is built, for search engines and social networks. */
export interface HeadSource {
  path: string
  place: Place
  /** The audiences of the brand's sites. If only some sites show the page, `shown` are the folders of these sites. */
  readers: readonly SiteAudienceTag[]
  shown?: readonly string[] | undefined
  /** The path of the other variant's page; undefined for a page with only one variant. */
  otherVariant: string | undefined
  origin: string
  /** The name of the brand. */
  portal: string
  title: string
  description: string
  indexed: boolean
  /** The subject and the brand that select the picture for social networks. */
  subject: Subject
  brand: SocialBrand
  structured: readonly JsonLd[]
}

export interface Head {
  title: string
  description: string
  robots?: 'noindex'
  /** The canonical URL: absolute, always the desktop page. */
  canonical: string
  /** The hreflang links: the page on all sites of the brand, and x-default. They link to desktop pages only. */
  alternates: readonly { language: string; href: string }[]
  /** The URL of the mobile variant, on desktop pages only. */
  mobile?: string
  openGraph: Readonly<Record<string, string>>
  structured: readonly JsonLd[]
}

/** The number of characters after which search engines cut off titles. */
const longestTitle = 70

/**
 * Returns the title of a page: "Page | Portal", or only the page's name if both together are too long. A name that is
 * too long is shortened to its first words.
 * @example formatPageTitle(translator, 'FAQ', 'Academy') // 'FAQ | Academy'
 */
export function formatPageTitle(
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  page: string,
  portal: string,
): string {
  const fullTitle = t('shell:title', { page, portal })
  return fullTitle.length <= longestTitle ? fullTitle : shorten(page, locale)
}

/** Returns a name that fits into a title: a name that is too long is shortened to its first words. */
function shorten(name: string, locale: string): string {
  if (name.length <= longestTitle) return name
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(name)]
  const fitting = words.filter(({ index, segment }) => index + segment.length < longestTitle)
  return `${fitting
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

/**
 * Returns the title of a session's page: its name and its day, which distinguishes sessions of the same training;
 * without the day if both are too long.
 * @example formatSessionTitle(translator, 'Cabling', 'May 4, 2026', 'Academy') // 'Cabling, May 4, 2026 | Academy'
 */
export function formatSessionTitle(
  translator: Pick<Translator, 't' | 'locale'>,
  name: string,
  day: string,
  portal: string,
): string {
  const withDay = `${name}, ${day}`
  return formatPageTitle(translator, withDay.length <= longestTitle ? withDay : name, portal)
}

/** Returns the head of a page as data. Decision: docs/decisions/urls.md (canonical, mobile variants, hreflang). */
export function headOf(source: HeadSource): Head {
  const {
    path,
    place,
    origin,
    title,
    description,
    portal,
    indexed,
    structured,
    readers,
    shown,
    otherVariant,
  } = source
  const desktop = place.variant === 'desktop'
  const canonical = origin + (desktop ? path : (otherVariant ?? path))
  return {
    title,
    description,
    ...(indexed ? {} : { robots: 'noindex' }),
    canonical,
    alternates: desktop && indexed ? hreflangOf(pathInPlace(path, place), readers, shown, origin) : [],
    ...(desktop && otherVariant !== undefined ? { mobile: origin + otherVariant } : {}),
    openGraph: {
      'og:type': 'website',
      'og:site_name': portal,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': origin + socialImagePath(source.brand, source.subject),
      'og:image:width': String(socialImageSize.width),
      'og:image:height': String(socialImageSize.height),
      'twitter:card': 'summary_large_image',
      'og:locale': place.language.replace('-', '_'),
    },
    structured,
  }
}
