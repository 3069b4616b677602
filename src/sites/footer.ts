import * as z from 'zod'
import { createTextsSchema } from './text-by-language.ts'
import { externalUrl, linkTarget } from './url.ts'

/** The numbers of the footer's areas, by name. Specification 1, section 2 (footer). */
export const footerAreaNumbers = {
  general: 1,
  security: 2,
  quickLinks: 3,
  related: 4,
  partners: 5,
  legal: 6,
  social: 7,
} as const
export type FooterArea = keyof typeof footerAreaNumbers

const id = z.int().positive()
/** The path of a picture in `public/`, or null for a text link. */
const image = z
  .string()
  .regex(
    /^\/[\w/.-]+\.(svg|png|jpg|webp)$/,
    'expects a picture of public/, like "/partners/one.svg", or null',
  )
  .nullable()

const areas = (languages: readonly string[]) => {
  const title = createTextsSchema(languages)
  const links = z.array(z.strictObject({ id, title, url: linkTarget, image: image.default(null) }))
  const social = z.strictObject({
    id,
    image: image.default(null),
    links: z.array(z.strictObject({ title, url: externalUrl })).min(1),
  })
  return z.strictObject({
    general: links,
    security: links,
    quickLinks: links,
    related: links,
    partners: links,
    legal: links,
    /** The social networks, each with one icon; if a network has several URLs, its icon lists them as links. */
    social: z.array(social),
  })
}

/**
 * Creates the schema of the footer's links by area; their titles are given by language. Ids are unique within the
 * footer. Specification 1, section 3.
 */
export const createFooterSchema = (languages: readonly string[]) =>
  areas(languages).check(({ value, issues }) => {
    const seen = new Set<number>()
    for (const [area, links] of Object.entries(value))
      for (const [index, link] of links.entries()) {
        if (seen.has(link.id))
          issues.push({
            code: 'custom',
            path: [area, index, 'id'],
            message: 'expects an id that no other link of the footer has',
            input: link.id,
          })
        seen.add(link.id)
      }
  })
export type Footer = z.infer<ReturnType<typeof createFooterSchema>>
