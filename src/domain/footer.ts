import * as z from 'zod/mini'

const link = {
  id: z.int(),
  /**
   * The area of the footer in which the link is shown, 1 to 6, or 7 for social links. Specification 1, section 2
   * (footer).
   */
  area: z.int(),
  /** The path of the link's picture; null for a text link. */
  image: z.nullable(z.string()),
}

export const textLink = z.object({ title: z.string(), url: z.string() })

/** A link in the footer, shown as text or as a partner's picture. */
export const footerLink = z.object({ ...link, title: z.string(), url: z.string() })

/** The icon of a social network, with one or more links. */
export const socialLink = z.object({
  ...link,
  links: z.array(textLink),
})

export type FooterLink = z.infer<typeof footerLink>
export type SocialLink = z.infer<typeof socialLink>
