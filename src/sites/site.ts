import * as z from 'zod'

export const tenantName = z.enum(['main', 'sister'])
export type TenantName = z.infer<typeof tenantName>

export const language = z.object({ id: z.int().positive(), code: z.string(), name: z.string() })
export type Language = z.infer<typeof language>

export const tenant = z.object({
  id: z.int().positive(),
  name: z.string(),
  brand: z.enum(['main', 'thermal']),
  /** The host on one's own machine: localhost is the main brand. */
  localHost: z.string(),
  contact: z.email(),
})
export type Tenant = z.infer<typeof tenant>

/** One file a site, as its owner edits it. Specification 1, section 3: site info. Languages: base first. */
export const site = z.strictObject({
  code: z.string(),
  siteId: z.int().positive(),
  prefix: z.string().regex(/^[a-z]*$/, 'lower-case letters, or empty for the site at the root'),
  tenant: tenantName,
  languages: z.array(z.string()).min(1),
  /** What the thin top bar calls the site's area, by language. */
  area: z.record(z.string(), z.string()),
  isEU: z.boolean(),
  isAsia: z.boolean(),
  orderFood: z.boolean(),
  showCompanyCertificate: z.boolean(),
  nonCertification: z.boolean(),
})
export type Site = z.infer<typeof site>

export const baseLanguage = (of: Pick<Site, 'languages'>): string => of.languages[0] as string

const rightToLeft = new Set(['ar'])

/** Direction comes from the language, never from the site. */
export const direction = (languageCode: string): 'ltr' | 'rtl' =>
  rightToLeft.has(languageCode) ? 'rtl' : 'ltr'
