/** A link to the same page in one of the site's languages. */
export interface LanguageLink {
  /** The language's tag, for `lang` and `hreflang`. */
  code: string
  /** The language's id, as the cookie of the choice has it. */
  id: number | undefined
  /** The language's name in itself. */
  name: string
  href: string
  current: boolean
}
