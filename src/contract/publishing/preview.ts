import * as z from 'zod/mini'
import { changedPages } from '../../domain/content-item/changed-pages.ts'
import { editorLanguage } from '../../domain/content-item/editor-language.ts'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { id, shortText } from '../protocol/wire.ts'
import { openDraft } from './editing.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours' } as const

/**
 * Stores a document that is not saved, and returns the URL of its page for one request within a minute. Only the desk may show
 * this page in a frame. `site` is the folder of a site. Missing texts are shown in another language, or empty; if a page can’t show the
 * document, the URL lists the reasons in `editorLanguage`. Refused as `notFound` for a family that no page shows, and as `invalid`
 * with `issues` for values of a wrong type, or with `fields` for an unknown site, or a language that the site does not have.
 */
export const previewDocument = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/preview/document',
  summary: 'The address of a page with a document that is not saved',
  // Nothing of the item changes: editors with limits may preview everything.
  obeysLimits: true,
  documents: true,
  request: z.object({
    family,
    id: z.optional(id),
    document: openDraft,
    site: shortText,
    language: shortText,
    variant: z.enum(['desktop', 'mobile']),
    editorLanguage: z.optional(editorLanguage),
  }),
  response: z.object({
    link: z.string(),
    /** The path of the item’s own page; null for an item that another page shows. */
    page: z.nullable(z.string()),
    /** The path of the page behind the link. */
    shownOn: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  refusals: ['notFound'],
})

/**
 * Returns the pages of each site that publishing an item’s draft would render again: the first 20, the item’s own
 * pages before others, the number of pages of items, and the number of lists that can change. Returns no sites if there is no draft. Refused as `invalid` with the `findings` of an incomplete draft.
 */
export const findChangedPages = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/changed-pages',
  summary: 'The pages that publishing a draft would change',
  request: z.object({ family, id }),
  response: z.object({ sites: z.array(changedPages) }),
  refusals: ['notFound'],
})
