import * as z from 'zod'

/** An address outside the portal, which is always https. */
export const outsideAddress = z.url({ protocol: /^https$/ })

/** The target of a link: a path of the portal without site and language ("/faq"), or an address outside. */
export const linkAddress = z
  .string()
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\S*)$/,
    'expects a path like "/faq", or an address that begins with https://',
  )
