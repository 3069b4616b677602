import type { FooterLink, SocialLink } from '#src/domain/footer.ts'
import { href, placeOf } from '#src/routes.ts'
import { type FooterArea, footerAreaNumbers } from '#src/sites/footer.ts'
import { footerOf } from '#src/sites/parts-of-site.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'
import { localizedTextOf } from '#src/sites/text-by-language.ts'

type LinkArea = Exclude<FooterArea, 'social'>
const linkAreas = (Object.keys(footerAreaNumbers) as FooterArea[]).filter(
  (area): area is LinkArea => area !== 'social',
)

/**
 * Lists the links of a site's footer in the order of their areas, with titles and URLs in a language of the
 * site.
 */
export function listSiteFooterLinks({
  site,
  language,
}: {
  site: Site
  language: string
}): (FooterLink | SocialLink)[] {
  const footer = footerOf(site)
  const pageLanguage = site.languages.includes(language) ? language : baseLanguageOf(site)
  const place = placeOf(site, pageLanguage, 'desktop')
  const urlOf = (url: string) => (url.startsWith('/') ? href(place, url) : url)
  const links = linkAreas.flatMap((area) =>
    footer[area].map(({ id, title, url, image }) => ({
      id,
      area: footerAreaNumbers[area],
      image,
      title: localizedTextOf(title, language),
      url: urlOf(url),
    })),
  )
  const social = footer.social.map(({ id, image, links }) => ({
    id,
    area: footerAreaNumbers.social,
    image,
    links: links.map(({ title, url }) => ({ title: localizedTextOf(title, language), url })),
  }))
  return [...links, ...social]
}
