import * as z from 'zod'

/** A URL outside the portal, which must use https. */
export const externalUrl = z.url({ protocol: /^https$/ })

/** The target of a link: a path of the portal without site and language ("/faq"), or a URL outside the portal. */
export const linkTarget = z
  .string()
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\S*)$/,
    'expects a path like "/faq", or an address that begins with https://',
  )
