/** A link to the same page in one of the site's languages. */
export interface LanguageLink {
  /** The language's tag, for `lang` and `hreflang`. */
  code: string
  /** The language's id, which the cookie of the choice stores. */
  id: number | undefined
  /** The language's own name for itself. */
  name: string
  href: string
  current: boolean
}
