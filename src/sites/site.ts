import * as z from 'zod'

export const siteTenantName = z.enum(['main', 'sister'])
export type TenantName = z.infer<typeof siteTenantName>

/** A language, optionally with a country: the BCP 47 tags that search engines support. */
const hreflangTag = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'expects a tag like "fr" or "fr-CA"')

function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code
  } catch {
    return false
  }
}

export const siteLanguage = z.strictObject({
  id: z.int().positive(),
  code: z.string().refine(isLanguageTag, 'expects a language tag of BCP 47, like "de" or "en-GB"'),
  name: z.string().min(1),
})
export type SiteLanguageEntry = z.infer<typeof siteLanguage>

export const tenant = z.strictObject({
  id: z.int().positive(),
  name: z.string().min(1),
  brand: z.enum(['main', 'thermal']),
  /** The brand's host name on a developer's machine; for the main brand localhost. */
  localHost: z.string().min(1),
  contact: z.email(),
})
export type Tenant = z.infer<typeof tenant>

/**
 * A site's identity, as its owner edits it in `sites/<site>/site.json`. Every page contains this object, so it has
 * only data that pages show; all other data is in the files beside it. The base language is first. Specification 1,
 * section 3 (site info).
 */
export const site = z
  .strictObject({
    code: z.string().regex(/^[A-Z]+(-[A-Z]+)*$/, 'expects capital letters, like "EU"'),
    siteId: z.int().positive(),
    prefix: z.string().regex(/^[a-z]*$/, 'expects lower-case letters, or "" for the site at the root'),
    tenant: siteTenantName,
    languages: z.array(z.string()).min(1),
    /**
     * The name of the site's area in each of its languages, and in the languages of other sites that name this site
     * as a seller.
     */
    area: z.record(z.string(), z.string().min(1)),
    /** The hreflang tags for each of the site's languages, for search engines. */
    hreflang: z.record(z.string(), z.array(hreflangTag).min(1)),
    isEU: z.boolean(),
    isAsia: z.boolean(),
    orderFood: z.boolean(),
    showCompanyCertificate: z.boolean(),
    nonCertification: z.boolean(),
  })
  .check(({ value, issues }) => {
    const mistake = (path: PropertyKey[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value })
    const { code, prefix, languages, area, hreflang } = value
    if (prefix !== '' && prefix !== code.toLowerCase())
      mistake(
        ['prefix'],
        `expects "${code.toLowerCase()}", the code in lower-case letters, or "" at the root`,
      )
    const duplicate = languages.findIndex((each, index) => languages.indexOf(each) !== index)
    if (duplicate >= 0) mistake(['languages', duplicate], 'expects each language once')
    const unnamed = languages.find((each) => area[each] === undefined)
    if (unnamed) mistake(['area', unnamed], "is missing and expects the area's name in this language")
    const untagged = languages.find((each) => hreflang[each] === undefined)
    if (untagged) mistake(['hreflang', untagged], 'is missing and expects the tags of this language')
    for (const [each, tags] of Object.entries(hreflang)) {
      const other = tags.findIndex((tag) => tag.slice(0, 2) !== each.slice(0, 2))
      if (!languages.includes(each)) mistake(['hreflang', each], 'is not among the languages of the site')
      else if (other >= 0) mistake(['hreflang', each, other], `expects a tag of "${each.slice(0, 2)}"`)
    }
  })
export type Site = z.infer<typeof site>

/**
 * Returns the base language of a site: the first of its languages, which its URLs don't contain.
 * @example baseLanguageOf({ languages: ['en', 'de'] }) // 'en'
 */
export const baseLanguageOf = ({ languages }: Pick<Site, 'languages'>): string => languages[0] as string
