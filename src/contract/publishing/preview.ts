import * as z from 'zod/mini'
import { changedPages } from '../../domain/content-item/changed-pages.ts'
import { editorLanguage } from '../../domain/content-item/editor-language.ts'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec, shortText } from '../protocol/wire.ts'
import { partialDocument } from './editing.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours' } as const

/**
 * Stores an unsaved document for a preview, and returns the URL of its page. The URL works for one request within a
 * minute, and only the desk may show the page in a frame. `site` is the folder of a site. Missing texts are shown
 * in another language, or left empty. If a page can’t show the document, the URL returns the reasons in
 * `editorLanguage`. Refused as `notFound` if no page shows the family, as `invalid` with `issues` for values of a
 * wrong type, and as `invalid` with `fields` for an unknown site or a language that the site does not have.
 */
export const previewDocument = declareCall({
  ...editor,
  method: 'POST',
  path: '/operator/content/preview/document',
  summary: 'The address of a page with a document that is not saved',
  // The call changes nothing, so editors with limits may preview every item.
  obeysLimits: true,
  documents: true,
  request: z.object({
    family,
    id: z.optional(idCodec),
    document: partialDocument,
    site: shortText,
    language: shortText,
    variant: z.enum(['desktop', 'mobile']),
    editorLanguage: z.optional(editorLanguage),
  }),
  response: z.object({
    link: z.string(),
    /** The path of the item’s own page; null for an item that another page shows. */
    page: z.nullable(z.string()),
    /** The path of the page to which the link leads. */
    shownOn: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  refusals: ['notFound'],
})

/**
 * Returns, for each site, the pages that would be rendered again if an item’s draft were published: the first 20
 * pages, the item’s own pages first, with the number of item pages and the number of lists that can change. Returns
 * no sites if there is no draft. Refused as `invalid` with the `findings` of an incomplete draft.
 */
export const findChangedPages = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/changed-pages',
  summary: 'The pages that publishing a draft would change',
  request: z.object({ family, id: idCodec }),
  response: z.object({ sites: z.array(changedPages) }),
  refusals: ['notFound'],
})
