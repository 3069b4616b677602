import type { LanguageLink } from '../components/shell/language-link.ts'
import { alternatePathOf } from '../seo/alternate-path.ts'

/** Returns links to the page in every language of its site, in the site's order. */
export const listLanguageLinks = ({
  page: { path, place },
  site,
  languages,
}: Pick<App.Locals, 'page' | 'site' | 'languages'>): LanguageLink[] =>
  site.languages.map((code) => ({
    code,
    id: languages.find((language) => language.code === code)?.id,
    name: languages.find((language) => language.code === code)?.name ?? code,
    href: alternatePathOf(path, place, { language: code }),
    current: code === place.language,
  }))
