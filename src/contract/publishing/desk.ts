import * as z from 'zod/mini'
import { tenantName } from '../../domain/content-item/document.ts'
import { family } from '../../domain/content-item/families.ts'
import { editorLimits } from '../../domain/editor-limits.ts'
import { declareCall, operatorRoles } from '../protocol/call.ts'

/** A site that this server serves, with the origin of its brand. `area` is its name in the language of the request, else in its first one. */
const deskSite = z.object({
  folder: z.string(),
  siteId: z.int(),
  area: z.string(),
  tenant: tenantName,
  /** The languages of the site, its base language first. */
  languages: z.array(z.object({ languageId: z.int(), tag: z.string(), name: z.string() })),
  origin: z.string(),
  /** The first segment of its addresses; empty at the root. */
  prefix: z.string(),
})

/**
 * Returns the operator who is signed in, with the roles and an editor's limits (null without an editor's role), and what screens of
 * operators need about the portal: its sites and the families of content. The operator token has all roles and no email address.
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
