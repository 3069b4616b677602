import * as z from 'zod/mini'

const link = {
  id: z.int(),
  /** The area of the footer, 1 to 6, or 7 for social links. Specification 1, section 2 (footer). */
  area: z.int(),
  /** A picture's path, or null for a link in words. */
  image: z.nullable(z.string()),
}

/** A link in words, or of a partner's picture. */
export const footerLink = z.object({ ...link, title: z.string(), url: z.string() })

/** An icon with one link or more. */
export const socialLink = z.object({
  ...link,
  links: z.array(z.object({ title: z.string(), url: z.string() })),
})

export type FooterLink = z.infer<typeof footerLink>
export type SocialLink = z.infer<typeof socialLink>
