import * as z from 'zod/mini'
import { tenantName } from '../../domain/content-item/document.ts'
import { family } from '../../domain/content-item/families.ts'
import { editorLimits } from '../../domain/editor-limits.ts'
import { declareCall, operatorRoles } from '../protocol/call.ts'

/**
 * A site that this server serves, with the origin of its brand. `area` is the site's name in the language of the
 * request, else in the site's first language.
 */
const deskSite = z.object({
  folder: z.string(),
  siteId: z.int(),
  area: z.string(),
  tenant: tenantName,
  /** The languages of the site, its base language first. */
  languages: z.array(z.object({ languageId: z.int(), tag: z.string(), name: z.string() })),
  origin: z.string(),
  /** The first segment of the site's URLs; empty if the site is at the root. */
  prefix: z.string(),
})

/**
 * Returns the signed-in operator with their roles, and the limits of an editor (null without an editor's role).
 * Also returns the data about the portal that the operators' screens need: its sites and the families of content.
 * The operator token has all roles and no email address.
 */
export const getDesk = declareCall({
  who: 'operator',
  method: 'GET',
  path: '/operator/desk',
  summary: 'The signed-in operator, with the roles, and the sites and families of the portal',
  source: 'ours',
  request: z.object({}),
  response: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    roles: z.array(z.enum(operatorRoles)),
    limits: z.nullable(editorLimits),
    sites: z.array(deskSite),
    families: z.array(family),
  }),
})
