import * as z from 'zod/mini'
import { contentFinding } from '../../domain/content-item/content-finding.ts'
import { editionAction } from '../../domain/content-item/edition.ts'
import { family } from '../../domain/content-item/families.ts'
import { itemUse } from '../../domain/content-item/item-use.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'
import { partialDocument } from './editing.ts'

const editor = { who: 'operator', role: 'editor' } as const

const item = { family, id: idCodec }

/**
 * Checks an unsaved document as if it were a draft of the item. Returns the errors that would prevent publishing,
 * and the warnings. Without an id, the document is checked as a new item. Refused as `invalid` with `issues` for
 * values of a wrong type and unknown fields.
 */
export const checkDocument = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/judge',
  summary: 'The findings of a document that is not saved',
  source: 'ours',
  documents: true,
  request: z.object({ family, id: z.optional(idCodec), document: partialDocument }),
  response: z.object({ findings: z.array(contentFinding) }),
})

/** Returns an edition of an item with its document. Refused as `notFound` if there is no such edition. */
export const getEdition = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/edition',
  summary: 'An edition of an item',
  source: 'ours',
  request: z.object({ ...item, edition: idCodec }),
  response: z.object({
    act: editionAction,
    editor: z.string(),
    at: z.iso.datetime(),
    /** The document of the edition, without fields that the schema got after the edition was published. */
    document: partialDocument,
  }),
  refusals: ['notFound'],
})

/**
 * Returns the published items that refer to an item: at most 100 of them, in the order of family and id, and their
 * total number.
 */
export const findUses = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/uses',
  summary: 'Published items that refer to an item',
  source: 'ours',
  request: z.object(item),
  response: z.object({ items: z.array(itemUse), total: z.int() }),
  refusals: ['notFound'],
})

/**
 * Creates a new item whose draft is a copy of an item’s draft, or of its last edition. Chapters and questions get new
 * numbers. Nothing is published.
 */
export const duplicateItem = declareCall({
  ...editor,
  obeysLimits: true,
  method: 'POST',
  path: '/operator/content/duplicate',
  summary: 'Creates an item as a copy of another',
  source: 'ours',
  request: z.object(item),
  response: z.object({ id: z.int(), version: z.int() }),
  refusals: ['notFound'],
})
