/** The same page in one of the site's languages. */
export interface LanguageLink {
  /** The language's tag, for `lang` and `hreflang`. */
  code: string
  /** The language's name in itself. */
  name: string
  href: string
  current: boolean
}
